/** What can be told of the viewer from a state. */

import type { Line, State } from './protocol'

/** Whether one has no seat, and only looks on. */
export const looksOn = (view: State): boolean => view.you === ''

/** Whether one is dead and asked nothing; whoever has just died may still be asked. */
export const isOut = (view: State): boolean => !view.prompt && (view.circle?.some(({ name, alive }) => name === view.you && !alive) ?? false)

/** Whether it is night. */
export const isNight = (view: State): boolean => view.phase?.moment === 'night'

/** Whether a bot plays one's seat, so that one is asked nothing until one takes it back. */
export const isPlayedByBot = (view: State): boolean =>
  !isOut(view) && view.table.people.some(({ name, player }) => name === view.you && player === 'bot')

/** Who has the word in a defence: whom its news names; nobody at other times. */
export function speakerOf(view: State, events: Line[]): string {
  if (view.clock?.what !== 'defence') return ''
  const words = events.flatMap(({ fact }) => (fact.kind === 'defended' ? [fact.seat] : []))
  return view.circle?.find(({ name }) => name === words.at(-1))?.name ?? ''
}
