/** The kinds of things a view is made of, under the names that the page uses for them. */

import type { Book, Do, Link, PhaseShown } from './protocol'

export type Sent = Do | Link
export type Moment = PhaseShown['moment']
export type What = string | string[]
export type BookCard = Book['cards'][number]
export type BookOption = Book['options'][number]
