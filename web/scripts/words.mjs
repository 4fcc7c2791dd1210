// Every message that the page names stands in its catalogue, and every message there is named by the page.

import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const source = fileURLToPath(new URL('../src', import.meta.url))
const catalogue = readFileSync(new URL('../../src/nightcall/words/en/page.ftl', import.meta.url), 'utf8')

const there = new Set([...catalogue.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map((match) => match[1]))
const named = new Set()
for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
  if (!/\.(svelte|ts)$/.test(file)) continue
  for (const match of readFileSync(join(source, file), 'utf8').matchAll(/['"`](page-[a-z0-9-]+)['"`]/g)) named.add(match[1])
}

const faults = [
  ...[...named].filter((name) => !there.has(name)).map((name) => `not in page.ftl: ${name}`),
  ...[...there].filter((name) => !named.has(name)).map((name) => `never used: ${name}`),
  ...[...there].filter((name) => !name.startsWith('page-')).map((name) => `does not begin with page-: ${name}`),
]
for (const fault of faults) console.error(fault)
if (!faults.length) console.log(`${there.size} messages, all named and all there`)
process.exitCode = faults.length ? 1 : 0
