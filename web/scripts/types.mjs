// Write src/protocol.ts from the JSON Schema of the server's messages, a file or standard input:
//   python -m nightcall.server.schema | npm run types
//   npm run types -- schema.json
// With --check nothing is written: the file must be what would be.

import { readFileSync, writeFileSync } from 'node:fs'
import { compile } from 'json-schema-to-typescript'

const target = new URL('../src/protocol.ts', import.meta.url)
const words = process.argv.slice(2)
const checks = words.includes('--check')
const schema = JSON.parse(readFileSync(words.find((word) => word !== '--check') ?? 0, 'utf8'))
const kinds = schema.$defs ?? {}

// A field's title is its own name for a type, and so the many fields of one kind would each get a type.
for (const kind of Object.values(kinds)) for (const field of Object.values(kind.properties ?? {})) delete field.title

const made = await compile({ ...schema, title: 'Protocol', type: 'object', $defs: kinds }, 'Protocol', {
  additionalProperties: false,
  ignoreMinAndMaxItems: true,
  bannerComment: '/* Made by `npm run types` from the JSON Schema of the server\'s messages. Do not edit by hand. */',
  style: { semi: false, singleQuote: true, printWidth: 120 },
  unreachableDefinitions: true,
})

// Only the words of the structs themselves are kept: not where the generator has met them.
const types = made
  .replace('export interface Protocol {}\n', '')
  .replace(/( \*\n)? \* This interface was referenced by .*\n \* via the `definition` .*\n/g, '')
  .replace(/\/\*\*\n \*\/\n/g, '')

const usual = Object.fromEntries(
  Object.entries(kinds.Plan.properties).map(([name, field]) => [name, 'default' in field ? field.default : (field.const ?? field.enum?.[0])]),
)
const text = `${types.trimEnd()}

/** The protocol that this is. */
export const VERSION = ${kinds.Hello.properties.version.default}

/** A plan in which everything is as usual. */
export const USUAL: Required<Plan> = ${JSON.stringify(usual, null, 2)}
`
if (!checks) writeFileSync(target, text)
else if (readFileSync(target, 'utf8') !== text) {
  console.error('web/src/protocol.ts is not what the server speaks: run `make types`.')
  process.exitCode = 1
}
