/** The language of the page: its messages come from the server, and whatever is said in it changes with it at once. */

import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { Tongue, Catalogue } from './protocol'

const SHELF = 'nightcall-language'

class Language {
  /** What is spoken; nothing before the first words have come. */
  tongue = $state.raw<Tongue>({ tag: '', name: '', locale: '' })
  /** All that could be spoken. */
  all = $state.raw<Tongue[]>([])
  messages = $state.raw<FluentBundle | null>(null)
}

export const language = new Language()

/** Begin with the language that was chosen on this device, or else with the browser's. */
export const begin = () => speak(chosen() || navigator.language)

/** Speak another language from now on, and on this device the next time too. */
export async function choose(tag: string): Promise<void> {
  await speak(tag)
  try {
    localStorage.setItem(SHELF, tag)
  } catch {
    // A private window may keep nothing: the choice then lasts as long as the page.
  }
}

async function speak(wish: string): Promise<void> {
  const answer = await fetch(`api/words?language=${encodeURIComponent(wish)}`)
  if (!answer.ok) throw new Error(answer.statusText)
  const words: Catalogue = await answer.json()
  const messages = new FluentBundle(words.language.locale, { useIsolating: false })
  messages.addResource(new FluentResource(words.messages), { allowOverrides: true })
  language.messages = messages
  language.tongue = words.language
  language.all = words.languages
  document.documentElement.lang = words.language.locale
}

function chosen(): string {
  try {
    return localStorage.getItem(SHELF) ?? ''
  } catch {
    return ''
  }
}
