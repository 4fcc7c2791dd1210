/**
 * A table as this device knows it: the state, the news, the talk, and what was sent and is not yet answered.
 *
 * Whatever one does stays in `pending` until the server has answered it, and is sent again under the same id on every
 * new connection. A connection that is lost is opened again, later each time. Nothing here knows rules or shows anything.
 */

import type { Sent } from './kinds'
import { language } from './language.svelte'
import { VERSION } from './protocol'
import type { Act, Bye, Changed, Heard, Hello, Line, News, Refusal, State, Ticket, Welcome } from './protocol'

/** The part of a WebSocket that is used. */
export interface Wire {
  send(frame: string): void
  close(): void
  onopen: ((event: Event) => void) | null
  onmessage: ((message: MessageEvent<string>) => void) | null
  onclose: ((event: CloseEvent) => void) | null
}

/** The world outside: how to open a connection, the time, a way to wait, and chance. */
export interface World {
  open(): Wire
  now(): number
  wait(task: () => void, milliseconds: number): () => void
  chance(): number
  id(): string
  language(): string
}

/** How an act has ended. */
export type Answered = { done: true; code: string } | { done: false; refusal: Refusal }

interface Pending {
  frame: Sent
  answered: (answer: Answered) => void
}

export const PATIENCE = 10_000
const FIRST_DELAY = 500
const LONGEST_DELAY = 15_000

export class Table {
  state = $state.raw<State | null>(null)
  events = $state.raw<Line[]>([])
  talk = $state.raw<Heard[]>([])
  refusal = $state.raw<Refusal | null>(null)
  bye = $state.raw<Bye | null>(null)
  connected = $state(false)
  /** How many acts are on their way. */
  waiting = $state(0)
  /** What to add to this device's time to have the server's. */
  ahead = $state(0)
  /** Rises with every welcome: whatever is shown of the time before is out of date. */
  welcomes = $state(0)

  readonly code: string
  readonly token: string
  private world: World
  private wire: Wire | null = null
  private pending = new Map<string, Pending>()
  private greeted = false
  private failures = 0
  /** In which language the server was asked to speak on this connection. */
  private spoken = ''
  private stopWaiting: (() => void) | null = null
  private stopWatching: (() => void) | null = null
  private left = false

  constructor(seat: Pick<Ticket, 'code' | 'token'>, world: World) {
    this.code = seat.code
    this.token = seat.token
    this.world = world
    this.connect()
  }

  /** Do something at the table; the answer comes once it is written down, or refused. */
  do(act: Act): Promise<Answered> {
    return this.ask({ say: 'do', id: this.world.id(), act })
  }

  /** Ask for a one-time code with which another device, or another person, can take this seat. */
  link(handsOver: boolean): Promise<Answered> {
    return this.ask({ say: 'link', id: this.world.id(), hands_over: handsOver })
  }

  /** Try at once instead of waiting; a connection that may have died unseen is opened anew. */
  hurry(anew = false): void {
    if (this.left || (this.bye && !this.bye.again) || (this.connected && !anew)) return
    this.failures = 0
    this.connect()
  }

  /** Leave the page of this table: nothing is sent or heard any more. */
  close(): void {
    this.left = true
    this.drop()
  }

  /** Go on in the language of the page: what there is to see comes anew. */
  speak(): void {
    const language = this.world.language()
    if (!this.greeted || language === this.spoken) return
    this.spoken = language
    this.wire?.send(JSON.stringify({ say: 'speak', language }))
  }

  forgive(): void {
    this.refusal = null
  }

  /** The device says that it has no network: the connection is as good as lost. */
  goneOffline(): void {
    if (this.wire) this.lose()
  }

  private ask(frame: Sent): Promise<Answered> {
    return new Promise((answered) => {
      this.pending.set(frame.id, { frame, answered })
      this.waiting = this.pending.size
      if (this.greeted) this.send(frame)
    })
  }

  private send(frame: Sent): void {
    this.wire?.send(JSON.stringify(frame))
    this.watch()
  }

  /** Give up a connection on which an answer is long overdue. */
  private watch(): void {
    this.stopWatching ??= this.world.wait(() => this.lose(), PATIENCE)
  }

  private rest(): void {
    this.stopWatching?.()
    this.stopWatching = null
  }

  private connect(): void {
    this.drop()
    const wire = this.world.open()
    this.wire = wire
    this.watch()
    wire.onopen = () => {
      const language = (this.spoken = this.world.language())
      const hello: Hello = { say: 'hello', table: this.code, version: VERSION, ...(this.token && { token: this.token }), ...(language && { language }) }
      wire.send(JSON.stringify(hello))
    }
    wire.onmessage = ({ data }) => {
      if (this.wire === wire) this.hear(JSON.parse(data))
    }
    wire.onclose = () => {
      if (this.wire === wire) this.lose()
    }
  }

  private drop(): void {
    this.stopWaiting?.()
    this.stopWaiting = null
    this.rest()
    const wire = this.wire
    this.wire = null
    this.greeted = this.connected = false
    if (!wire) return
    wire.onopen = null
    wire.close()
  }

  private lose(): void {
    this.drop()
    if (this.left || (this.bye && !this.bye.again)) return
    const delay = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** this.failures++)
    this.stopWaiting = this.world.wait(() => this.connect(), delay * (0.5 + this.world.chance()))
  }

  private hear(message: Welcome | News | Refusal | Bye): void {
    switch (message.is) {
      case 'welcome':
        return this.greet(message)
      case 'news':
        return this.learn(message)
      case 'refused':
        this.refusal = message
        return this.answer(message.id ?? '', { done: false, refusal: message })
      case 'bye':
        this.bye = message
        if (!message.again) this.giveUp(message)
        return this.lose()
    }
  }

  private greet(welcome: Welcome): void {
    this.ahead = welcome.now - this.world.now()
    this.state = welcome.state
    this.events = welcome.events
    this.talk = welcome.talk
    this.bye = null
    this.welcomes++
    this.connected = true
    if (this.greeted) return
    this.greeted = true
    this.rest()
    this.speak()
    for (const { frame } of this.pending.values()) this.send(frame)
  }

  private learn(news: News): void {
    this.failures = 0
    this.ahead = news.now - this.world.now()
    if (news.state && this.state) this.state = laidOver(this.state, news.state)
    if (news.events?.length) this.events = [...this.events, ...news.events]
    if (news.talk?.length) this.talk = [...this.talk, ...news.talk]
    if (news.done) this.answer(news.done, { done: true, code: news.code ?? '' })
  }

  /** Nothing that is on its way will be answered any more. */
  private giveUp({ reason, text }: Bye): void {
    for (const id of [...this.pending.keys()]) this.answer(id, { done: false, refusal: { is: 'refused', id, reason, text } })
  }

  private answer(id: string, answer: Answered): void {
    const pending = this.pending.get(id)
    if (!pending) return
    this.pending.delete(id)
    this.waiting = this.pending.size
    if (!this.pending.size) this.rest()
    pending.answered(answer)
  }
}

/** A state with the keys of some news laid over it; null is nothing, in the one as in the other. */
export const laidOver = (state: State, news: Changed): State => ({ ...state, ...news })

/** The world of a browser. */
export function browser(): World {
  const address = new URL('api/play', location.href)
  address.protocol = address.protocol.replace('http', 'ws')
  address.hash = ''
  return {
    open: () => patient(new WebSocket(address)),
    now: () => Date.now(),
    wait: (task, milliseconds) => {
      const timer = setTimeout(task, milliseconds)
      return () => clearTimeout(timer)
    },
    chance: () => Math.random(),
    id: randomId,
    language: () => language.tongue.tag,
  }
}

/** A connection that is not closed before it is there: a browser would complain. */
function patient(socket: WebSocket): Wire {
  const close = () => WebSocket.prototype.close.call(socket)
  socket.close = () => (socket.readyState === WebSocket.CONNECTING ? socket.addEventListener('open', close) : close())
  return socket
}

/** A new id for an act; needs no secure context. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
