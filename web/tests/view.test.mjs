// What the page reads from a view: who has the word, and which options are numbers.

import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createServer } from 'vite'

const vite = await createServer({ server: { middlewareMode: true, ws: false, watch: null }, appType: 'custom', logLevel: 'error' })
const { isPlayedByBot, speakerOf } = await vite.ssrLoadModule('/src/you.ts')
const { runOf } = await vite.ssrLoadModule('/src/plan.ts')
after(() => vite.close())

const circle = [
  { name: 'Ann', alive: true },
  { name: 'Ben', alive: true },
]
const defended = (seat) => ({ fact: { kind: 'defended', seat } })

test('in a defence whoever is named last has the word, whatever is claimed meanwhile', () => {
  const view = { circle, clock: { what: 'defence' } }
  assert.equal(speakerOf(view, [defended('Ann'), defended('Ben'), { fact: { kind: 'claimed', seat: 'Ann' } }]), 'Ben')
})

test('nobody has the word where a defence is for none of the circle, nor at other times', () => {
  assert.equal(speakerOf({ circle, clock: { what: 'defence' } }, [defended('guard-dog')]), '')
  assert.equal(speakerOf({ circle, clock: { what: 'talk' } }, [defended('Ann')]), '')
})

test('a bot plays for whoever is alive and has let it', () => {
  const view = (alive) => ({ you: 'Ann', circle: [{ name: 'Ann', alive }], table: { people: [{ name: 'Ann', player: 'bot' }] } })
  assert.equal(isPlayedByBot(view(true)), true)
  assert.equal(isPlayedByBot(view(false)), false)
})

test('only a long run of numbers is a number field', () => {
  const option = (...values) => ({ values: values.map((value) => ({ value, label: '' })) })
  assert.deepEqual(runOf(option(...Array(121).keys())), [0, 120])
  assert.equal(runOf(option(0, 1, 2)), null)
  assert.equal(runOf(option(...'abcdefghijklmnopq')), null)
})
