/** The kinds of things a view is made of, under the names that the page uses for them. */

import type { Book, Do, Link, State } from './protocol'

export type Act = Do['act']
export type Sent = Do | Link
export type What = string | string[]
export type Place = NonNullable<State['circle']>[number]
export type BookCard = Book['cards'][number]
export type BookOption = Book['options'][number]

/** A piece of news; the fields beside these are the fact itself, which the page does not read. */
export interface Told {
  n: number
  phase: string
  kind: string
  text: string
  rule?: string
}

/** Something that somebody has said. */
export interface Spoken {
  n: number
  from: string
  to: string
  text: string
}

/** What the server gives to whoever sits down. */
export interface SeatKey {
  code: string
  name: string
  token: string
}

/** What anybody may know of a table before sitting down. */
export interface TableGlance {
  code: string
  stage: string
  seats: string[]
  spectators: boolean
}
