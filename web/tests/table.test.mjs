// The connection: what is sent again, what is started afresh, what is gone.

import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createServer } from 'vite'

const vite = await createServer({ server: { middlewareMode: true, ws: false, watch: null }, appType: 'custom', logLevel: 'error' })
const { Table, PATIENCE, laidOver } = await vite.ssrLoadModule('/src/table.svelte.ts')
const { VERSION } = await vite.ssrLoadModule('/src/protocol.ts')
after(() => vite.close())

/** A world whose connections, clock and chance the test moves. */
function makeWorld() {
  const world = {
    wires: [],
    waits: [],
    time: 1000,
    ids: 0,
    open() {
      const wire = { sent: [], closed: false, send: (frame) => wire.sent.push(JSON.parse(frame)), close: () => (wire.closed = true) }
      world.wires.push(wire)
      return wire
    },
    now: () => world.time,
    wait(task, milliseconds) {
      const wait = { task, milliseconds }
      world.waits.push(wait)
      return () => (world.waits = world.waits.filter((other) => other !== wait))
    },
    chance: () => 0.5,
    id: () => `act-${++world.ids}`,
    tag: '',
    language: () => world.tag,
    get wire() {
      return world.wires.at(-1)
    },
    hear: (message) => world.wire.onmessage({ data: JSON.stringify(message) }),
    pass: () => {
      const { task } = world.waits.shift()
      task()
    },
  }
  return world
}

const WELCOME = { is: 'welcome', now: 5000, state: { you: 'Ann', phase: { moment: 'night', number: 1, text: 'Night 1' } }, events: [{ n: 1 }], talk: [] }

function seated(world = makeWorld()) {
  const table = new Table({ code: 'KRLMN', token: 'secret' }, world)
  world.wire.onopen()
  world.hear(WELCOME)
  return { table, world }
}

test('the first frame says who one is, and which protocol the page speaks', () => {
  const { world } = seated()
  assert.deepEqual(world.wire.sent, [{ say: 'hello', table: 'KRLMN', version: VERSION, token: 'secret' }])
})

test('whoever looks on has no token', () => {
  const world = makeWorld()
  new Table({ code: 'KRLMN', token: '' }, world)
  world.wire.onopen()
  assert.deepEqual(world.wire.sent, [{ say: 'hello', table: 'KRLMN', version: VERSION }])
})

test('the first frame says in which language to speak, and a later one when it changes', () => {
  const world = makeWorld()
  world.tag = 'de'
  const { table } = seated(world)
  table.speak()
  assert.deepEqual(world.wire.sent, [{ say: 'hello', table: 'KRLMN', version: VERSION, token: 'secret', language: 'de' }])
  world.tag = 'en'
  table.speak()
  table.speak()
  assert.deepEqual(world.wire.sent.slice(1), [{ say: 'speak', language: 'en' }])
  assert.equal(world.waits.length, 0)
})

test('a language that changes before the welcome is spoken from the welcome on', () => {
  const world = makeWorld()
  const table = new Table({ code: 'KRLMN', token: '' }, world)
  world.wire.onopen()
  world.tag = 'de'
  table.speak()
  assert.equal(world.wire.sent.length, 1)
  world.hear(WELCOME)
  assert.deepEqual(world.wire.sent[1], { say: 'speak', language: 'de' })
})

test('a welcome starts state, events and talk afresh, a second one too', () => {
  const { table, world } = seated()
  world.hear({ is: 'news', now: 5001, events: [{ n: 2 }], talk: [{ n: 1 }], state: { book: 'a book' } })
  assert.equal(table.events.length, 2)
  world.hear({ ...WELCOME, events: [] })
  assert.deepEqual([table.events, table.talk, table.state], [[], [], WELCOME.state])
})

test('news are laid over the state, and null is nothing', () => {
  assert.deepEqual(laidOver({ you: 'Ann', prompt: { n: 1 }, book: 'x' }, { prompt: null, book: 'y' }), { you: 'Ann', prompt: null, book: 'y' })
})

test('the time is the server’s', () => {
  const { table } = seated()
  assert.equal(table.ahead, 4000)
})

test('an act is answered by the news that name it', async () => {
  const { table, world } = seated()
  const answer = table.do({ do: 'start' })
  assert.equal(table.waiting, 1)
  assert.deepEqual(world.wire.sent.at(-1), { say: 'do', id: 'act-1', act: { do: 'start' } })
  world.hear({ is: 'news', now: 5001, done: 'act-1' })
  assert.deepEqual(await answer, { done: true, code: '' })
  assert.equal(table.waiting, 0)
  assert.equal(world.waits.length, 0)
})

test('a one-time code comes with its answer', async () => {
  const { table, world } = seated()
  const answer = table.link(true)
  assert.deepEqual(world.wire.sent.at(-1), { say: 'link', id: 'act-1', hands_over: true })
  world.hear({ is: 'news', now: 5001, done: 'act-1', code: 'abc' })
  assert.deepEqual(await answer, { done: true, code: 'abc' })
})

test('a refusal answers an act, and is shown', async () => {
  const { table, world } = seated()
  const answer = table.do({ do: 'start' })
  const refusal = { is: 'refused', id: 'act-1', reason: 'late', text: 'Too late.' }
  world.hear(refusal)
  assert.deepEqual(await answer, { done: false, refusal })
  assert.deepEqual(table.refusal, refusal)
})

test('what was not answered is sent again under the same id after the next welcome', () => {
  const { table, world } = seated()
  void table.do({ do: 'pause' })
  world.wire.onclose()
  assert.equal(table.connected, false)
  void table.do({ do: 'resume' })
  world.pass()
  world.wire.onopen()
  assert.equal(world.wire.sent.length, 1)
  world.hear(WELCOME)
  assert.deepEqual(world.wire.sent.slice(1).map((frame) => [frame.id, frame.act.do]), [['act-1', 'pause'], ['act-2', 'resume']])
  world.hear(WELCOME)
  assert.equal(world.wire.sent.length, 3)
})

test('what was answered is not sent again', () => {
  const { table, world } = seated()
  void table.do({ do: 'pause' })
  world.hear({ is: 'news', now: 5001, done: 'act-1' })
  world.wire.onclose()
  world.pass()
  world.wire.onopen()
  world.hear(WELCOME)
  assert.equal(world.wire.sent.length, 1)
})

test('each failure waits longer than the one before, up to a limit, and news end that', () => {
  const { world } = seated()
  const waits = []
  for (let failure = 0; failure < 7; failure++) {
    world.wire.onclose()
    waits.push(world.waits[0].milliseconds)
    world.pass()
  }
  assert.deepEqual(waits, [500, 1000, 2000, 4000, 8000, 15000, 15000])
  world.wire.onopen()
  world.hear(WELCOME)
  world.hear({ is: 'news', now: 5001 })
  world.wire.onclose()
  assert.equal(world.waits[0].milliseconds, 500)
})

test('a connection that answers nothing is given up', () => {
  const { table, world } = seated()
  void table.do({ do: 'pause' })
  assert.equal(world.waits[0].milliseconds, PATIENCE)
  world.pass()
  assert.equal(world.wires[0].closed, true)
  world.pass()
  assert.equal(world.wires.length, 2)
})

test('an old connection is not listened to', () => {
  const { table, world } = seated()
  table.hurry(true)
  world.wires[0].onmessage({ data: JSON.stringify({ is: 'news', now: 1, state: { you: 'Eve' } }) })
  world.wires[0].onclose()
  assert.equal(table.state.you, 'Ann')
  assert.equal(world.wires.length, 2)
})

test('a farewell for good is final, one for now is not', () => {
  const { table, world } = seated()
  world.hear({ is: 'bye', reason: 'slow', text: 'Too slow.', again: true })
  assert.equal(world.waits.length, 1)
  world.pass()
  world.wire.onopen()
  world.hear({ is: 'bye', reason: 'gone', text: 'The table is gone.', again: false })
  assert.equal(world.waits.length, 0)
  assert.equal(table.bye.reason, 'gone')
  table.hurry()
  assert.equal(world.wires.length, 2)
})

test('a farewell for good answers whatever was on its way', async () => {
  const { table, world } = seated()
  const answer = table.do({ do: 'leave' })
  world.hear({ is: 'bye', reason: 'gone', text: 'Not yours any more.', again: false })
  assert.equal((await answer).done, false)
  assert.equal(table.waiting, 0)
  assert.equal(table.refusal, null)
})

test('a table that was left is silent', () => {
  const { table, world } = seated()
  table.close()
  world.wires[0].onclose()
  assert.equal(world.waits.length, 0)
})
