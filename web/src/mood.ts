import type { Moment } from './kinds'

/** The colours of the hour, or nothing where there is no game. */
export function mood(hour?: Moment): void {
  document.documentElement.dataset.mood = hour ?? ''
}
