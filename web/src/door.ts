/** The HTTP calls: laying a table, sitting down, looking things up. */

import type { Book, Standing, Ticket } from './protocol'
import { say } from './words'

/** One sentence on why something was not possible. */
export class Sorry extends Error {}

async function call<T>(path: string, init: RequestInit = {}): Promise<T> {
  const answer = await fetch(`api/${path}`, init).catch(() => {
    throw new Sorry(say('page-no-server'))
  })
  const body = await answer.json().catch(() => ({}))
  if (!answer.ok) throw new Sorry(typeof body.text === 'string' ? body.text : say('page-no-server'))
  return body as T
}

function post<T>(path: string, body: unknown): Promise<T> {
  return call<T>(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
}

export const lay = (name: string) => post<Ticket>('tables', { name })
export const sit = (code: string, name: string) => post<Ticket>(`tables/${code}/seats`, { name })
export const take = (code: string, link: string) => post<Ticket>(`tables/${code}/links`, { link })
export const glance = (code: string) => call<Standing>(`tables/${code}`)
export const record = ({ code, token }: Pick<Ticket, 'code' | 'token'>) =>
  call<unknown>(`tables/${code}/record`, { headers: { authorization: `Bearer ${token}` } })

/** Ask once, and keep the answer; a failure is not kept. */
function once<T>(ask: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const answers = new Map<string, Promise<T>>()
  return (key) => {
    const known = answers.get(key)
    if (known) return known
    const answer = ask(key)
    answers.set(key, answer)
    answer.catch(() => answers.delete(key))
    return answer
  }
}

const allBooks = once(async () => (await call<{ books: Book[] }>('books')).books)
export const books = () => allBooks('')
export const rules = once(async (book) => (await call<{ rules: Record<string, string> }>(`rules/${encodeURIComponent(book)}`)).rules)
