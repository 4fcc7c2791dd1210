/** The HTTP calls: laying a table, sitting down, looking things up. */

import { seatAt, secretFor, settle } from './keys'
import { language } from './language.svelte'
import type { Books, Problem, Rules, Standing, Ticket } from './protocol'
import { say } from './words'

/** One sentence on why something was not possible. */
export class Sorry extends Error {
  constructor(
    text: string,
    readonly reason = '',
  ) {
    super(text)
  }
}

/** How long to wait for an answer before it counts as lost. */
const PATIENCE = 15_000

/** What asks for an answer in the language of the page. */
const inOurs = () => (language.tongue.tag ? `?language=${language.tongue.tag}` : '')

async function call<T>(path: string, init: RequestInit = {}): Promise<T> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), PATIENCE)
  try {
    const answer = await fetch(`api/${path}${inOurs()}`, { ...init, signal: late.signal })
    if (answer.ok) return await answer.json()
    const { text, reason }: Partial<Problem> = await answer.json()
    if (text !== undefined) throw new Sorry(text, reason)
  } catch (trouble) {
    if (trouble instanceof Sorry) throw trouble
  } finally {
    clearTimeout(timer)
  }
  throw new Sorry(say('page-no-server'))
}

/** Send something; whoever has a seat at that table already says so. */
function post<T>(path: string, body: unknown, token = ''): Promise<T> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  return call<T>(path, { method: 'POST', headers, body: JSON.stringify(body) })
}

export const lay = (name: string) => post<Ticket>('tables', { name })
/** Ask for a seat under a secret: if the answer is lost, whoever asks again gets the same seat. */
async function enter(code: string, path: string, body: Record<string, string>, wish: string): Promise<Ticket> {
  const ticket = await post<Ticket>(`tables/${code}/${path}`, { ...body, token: secretFor(wish) }, seatAt(code)?.token)
  settle(wish)
  return ticket
}

export const sit = (code: string, name: string) => enter(code, 'seats', { name }, code)
export const take = (code: string, link: string) => enter(code, 'links', { link }, `${code} ${link}`)
export const glance = (code: string) => call<Standing>(`tables/${code}`)
export const record = ({ code, token }: Pick<Ticket, 'code' | 'token'>) =>
  call<unknown>(`tables/${code}/record`, { headers: { authorization: `Bearer ${token}` } })

/** Ask once in each language, and keep the answer; a failure is not kept. */
function once<T>(ask: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const answers = new Map<string, Promise<T>>()
  return (key) => {
    const asked = `${language.tongue.tag} ${key}`
    const known = answers.get(asked)
    if (known) return known
    const answer = ask(key)
    answers.set(asked, answer)
    answer.catch(() => answers.delete(asked))
    return answer
  }
}

const allBooks = once(async () => (await call<Books>('books')).books)
export const books = () => allBooks('')
export const rules = once(async (book) => (await call<Rules>(`rules/${encodeURIComponent(book)}`)).rules)
