/** Everything the page says by itself; names, questions and news come from the server with their words. */

import type { FluentVariable } from '@fluent/bundle'
import { language } from './language.svelte'

/** Say a message with the facts that it needs. `npm run check` sees to it that the message exists. */
export function say(name: string, facts: Record<string, FluentVariable> = {}): string {
  const message = language.messages?.getMessage(name)
  return message?.value && language.messages ? language.messages.formatPattern(message.value, facts) : name
}

/** Several names in a sentence, as the language has it. */
export const listed = (names: string[]): string => new Intl.ListFormat(language.tongue.locale || []).format(names)
