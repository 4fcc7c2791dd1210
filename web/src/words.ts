/** Everything the page says by itself; names, questions and news come from the server with their words. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import catalogue from '../../src/nightcall/words/en/page.ftl?raw'

const bundle = new FluentBundle('en', { useIsolating: false })
bundle.addResource(new FluentResource(catalogue))

/** Say a message with the facts that it needs. `npm run check` sees to it that the message exists. */
export function say(name: string, facts: Record<string, FluentVariable> = {}): string {
  const message = bundle.getMessage(name)
  return message?.value ? bundle.formatPattern(message.value, facts) : name
}
