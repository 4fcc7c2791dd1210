/** The seats of this device, kept from one visit to the next where the browser allows it, and the secrets of those asked for. */

import type { Ticket } from './protocol'

const SHELF = 'nightcall'
const MOST = 8
let kept: Ticket[] = read()

function read(): Ticket[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(SHELF) ?? '[]')
    return Array.isArray(found) ? found.filter((seat) => seat?.code && seat?.token) : []
  } catch {
    return []
  }
}

function keep(seats: Ticket[]): void {
  kept = seats.slice(0, MOST)
  try {
    localStorage.setItem(SHELF, JSON.stringify(kept))
  } catch {
    // A private window may keep nothing: the seat then lasts as long as the page.
  }
}

export const seats = (): Ticket[] => kept
export const seatAt = (code: string): Ticket | undefined => kept.find((seat) => seat.code === code)
export const remember = (seat: Ticket): void => keep([seat, ...kept.filter((other) => other.code !== seat.code)])
export const forget = (code: string): void => keep(kept.filter((seat) => seat.code !== code))

const WISHES = 'nightcall-asked'
const secrets = readSecrets()

/** The secret under which a seat is asked for: the same each time, until the seat is there. */
export function secretFor(wish: string): string {
  const secret = secrets.get(wish) ?? newSecret()
  secrets.set(wish, secret)
  keepSecrets()
  return secret
}

/** The seat is there: whoever asks for it anew asks under another secret. */
export function settle(wish: string): void {
  secrets.delete(wish)
  keepSecrets()
}

/** 128 bits as text; needs no secure context. */
function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return btoa(String.fromCharCode(...bytes)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}

function readSecrets(): Map<string, string> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(WISHES) ?? '[]'))
  } catch {
    return new Map()
  }
}

function keepSecrets(): void {
  try {
    sessionStorage.setItem(WISHES, JSON.stringify([...secrets]))
  } catch {
    // As above: it then lasts as long as the page.
  }
}
