/** The plan of a game as the lobby shows it. */

import type { BookOption } from './kinds'
import type { Book, BookKey, Plan } from './protocol'
import { USUAL } from './protocol'
import { listed, say } from './words'

export type WholePlan = Required<Plan>

/** What a plan says where a seat is not named but drawn. */
export const LOT = 'lot'

/** A plan with everything in it, also what is as usual and was left out. */
export function whole(plan: Partial<Plan>): WholePlan {
  return { ...USUAL, ...plan, do: 'plan' }
}

/** The plan for another book: what hangs on the cards begins anew, how the table plays stays. */
export function withBook(plan: WholePlan, rulebook: string): WholePlan {
  const { pace, quick, pack_talk, dead_talk, dead_watch, spectators } = plan
  return { ...USUAL, rulebook, pace, quick, pack_talk, dead_talk, dead_watch, spectators }
}

/** What a plan says under one of its book's keys. */
export const under = (plan: WholePlan, { key }: BookKey) => plan[key]

/** The same in words; nothing where it is as usual. */
export function underInWords(plan: WholePlan, key: BookKey): string {
  const said = under(plan, key)
  if (key.kind === 'yes') return said ? say('page-yes') : ''
  if (key.kind === 'lot' && said === LOT) return say('page-drawn-by-lot')
  const ids = [said].flat().filter(Boolean).map(String)
  return listed(ids.map((id) => key.of?.find((one) => one.id === id)?.name ?? id))
}

/** How often each card is there, in the order of the book. */
export function counted(cards: string[], book: Book | undefined): { id: string; name: string; text: string; number: number }[] {
  const known = book?.cards ?? []
  const rest = cards.filter((id) => !known.some((card) => card.id === id)).map((id) => ({ id, name: id, text: '' }))
  return [...known, ...new Map(rest.map((card) => [card.id, card])).values()]
    .map(({ id, name, text }) => ({ id, name, text, number: cards.filter((card) => card === id).length }))
    .filter(({ number }) => number)
}

/** The least and the most of an option whose values are a long run of numbers: nobody wants to choose these from a list. */
export function runOf(option: BookOption): [number, number] | null {
  const numbers = option.values.map(({ value }) => value)
  const [least, most] = [Number(numbers[0]), Number(numbers.at(-1))]
  return numbers.length > 12 && numbers.every((value, at) => value === least + at) ? [least, most] : null
}

/** The range of some numbers, as people write it. */
export function range(numbers: readonly number[]): string {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)]
  return least === most ? `${least}` : `${least}–${most}`
}
