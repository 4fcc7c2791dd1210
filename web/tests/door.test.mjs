// The door: a seat whose answer was lost is asked for under the same secret.

import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createServer } from 'vite'

const vite = await createServer({ server: { middlewareMode: true, ws: false, watch: null }, appType: 'custom', logLevel: 'error' })
const { sit, take } = await vite.ssrLoadModule('/src/door.ts')
after(() => vite.close())

const TICKET = { code: 'KRLMN', name: 'Ann', token: 'secret' }
const answer = (body, ok = true) => ({ ok, json: async () => body })
const lost = () => Promise.reject(new TypeError('network'))
const cutShort = { ok: true, json: lost }

/** Answer what is asked with these answers, one after the other; tells what was sent. */
function server(...answers) {
  const sent = []
  globalThis.fetch = async (path, { body }) => {
    sent.push({ path, ...JSON.parse(body) })
    const next = answers.shift()
    return typeof next === 'function' ? next() : next
  }
  return sent
}

test('a secret is 128 bits in letters that an address could hold', async () => {
  const sent = server(answer(TICKET))
  await sit('KRLMN', 'Ann')
  assert.equal(sent[0].path, 'api/tables/KRLMN/seats')
  assert.match(sent[0].token, /^[A-Za-z0-9_-]{22}$/)
})

test('whoever asks again after a lost answer asks under the same secret', async () => {
  const sent = server(lost, cutShort, answer({}, false), answer(TICKET))
  for (let time = 0; time < 3; time++) await assert.rejects(sit('KRLMN', 'Ann'), { message: /server/ })
  assert.deepEqual(await sit('KRLMN', 'Ann'), TICKET)
  assert.equal(new Set(sent.map(({ token }) => token)).size, 1)
})

test('another table and a seat asked for anew have other secrets, another name has not', async () => {
  const sent = server(lost, lost, lost, answer(TICKET), answer(TICKET))
  await assert.rejects(sit('KRLMN', 'Ben'))
  await assert.rejects(sit('KRLMN', 'Cem'))
  await assert.rejects(sit('ABCDE', 'Ben'))
  await sit('KRLMN', 'Ben')
  await sit('KRLMN', 'Ben')
  assert.equal(sent[1].token, sent[0].token)
  assert.equal(sent[3].token, sent[0].token)
  assert.equal(new Set(sent.map(({ token }) => token)).size, 3)
})

test('a seat taken by a link survives a lost answer too', async () => {
  const sent = server(lost, answer(TICKET))
  await assert.rejects(take('KRLMN', 'once'))
  await take('KRLMN', 'once')
  assert.equal(sent[0].token, sent[1].token)
  assert.deepEqual([sent[0].path, sent[0].link], ['api/tables/KRLMN/links', 'once'])
})

test('what the server refuses is said in its own words', async () => {
  server(answer({ reason: 'name-taken', text: 'Somebody is called so already.' }, false))
  await assert.rejects(sit('KRLMN', 'Dan'), { message: 'Somebody is called so already.' })
})
