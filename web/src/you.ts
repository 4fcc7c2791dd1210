/** What can be told of the viewer from a state. */

import type { State } from './protocol'

/** Whether one has no seat, and only looks on. */
export const looksOn = (view: State): boolean => view.you === ''

/** Whether one is dead and asked nothing; whoever has just died may still be asked. */
export const isOut = (view: State): boolean => !view.prompt && (view.circle?.some(({ name, alive }) => name === view.you && !alive) ?? false)

/** Whether it is night: the first word of a phase is its hour. */
export const isNight = (view: State): boolean => view.phase?.id.split(' ')[0] === 'night'
