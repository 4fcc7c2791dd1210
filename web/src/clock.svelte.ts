/** The time as it passes on this device, five times a second while somebody looks. */

export const time = $state({ now: Date.now() })

setInterval(() => {
  if (!document.hidden) time.now = Date.now()
}, 200)
