/** The seats of this device, kept from one visit to the next where the browser allows it. */

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
