/** The plan of a game as the lobby shows it. */

import type { Book, Plan } from './protocol'
import { USUAL } from './protocol'

export type WholePlan = Required<Plan>

/** What can be laid beside the cards, where a book has it: how each is chosen. */
export const BESIDE = {
  extra: 'card',
  mayor: 'seat',
  guard_dog: 'switch',
  amulet: 'seat',
  artifacts: 'several',
} as const satisfies Partial<Record<keyof Plan, string>>
export type Beside = keyof typeof BESIDE

/** A plan with everything in it, also what is as usual and was left out. */
export function whole(plan: Partial<Plan>): WholePlan {
  return { ...USUAL, ...plan, do: 'plan' }
}

/** The plan for another book: what hangs on the cards begins anew, how the table plays stays. */
export function withBook(plan: WholePlan, rulebook: string): WholePlan {
  const { pace, quick, pack_talk, dead_talk, dead_watch, spectators } = plan
  return { ...USUAL, rulebook, pace, quick, pack_talk, dead_talk, dead_watch, spectators }
}

export function besideOf(book: Book): Beside[] {
  return (Object.keys(BESIDE) as Beside[]).filter((key) => book.keys.includes(key))
}

/** How often each card is there, in the order of the book. */
export function counted(cards: string[], book: Book | undefined): { id: string; name: string; text: string; number: number }[] {
  const known = book?.cards ?? []
  const rest = cards.filter((id) => !known.some((card) => card.id === id)).map((id) => ({ id, name: id, text: '' }))
  return [...known, ...new Map(rest.map((card) => [card.id, card])).values()]
    .map(({ id, name, text }) => ({ id, name, text, number: cards.filter((card) => card === id).length }))
    .filter(({ number }) => number)
}

/** The range of some numbers, as people write it. */
export function range(numbers: readonly number[]): string {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)]
  return least === most ? `${least}` : `${least}–${most}`
}
