// Write src/protocol.ts from the JSON Schema of the server's messages, a file or standard input:
//   python -m nightcall.server.schema | npm run types
//   npm run types -- schema.json

import { readFileSync, writeFileSync } from 'node:fs'
import { compile } from 'json-schema-to-typescript'

const target = new URL('../src/protocol.ts', import.meta.url)
const schema = JSON.parse(readFileSync(process.argv[2] ?? 0, 'utf8'))
const kinds = schema.$defs ?? {}

// A field's title is its own name for a type, and so the many fields of one kind would each get a type.
for (const kind of Object.values(kinds)) for (const field of Object.values(kind.properties ?? {})) delete field.title

const types = await compile({ title: 'Protocol', type: 'object', ...schema, $defs: kinds }, 'Protocol', {
  additionalProperties: false,
  bannerComment: '/* Made by `npm run types` from the JSON Schema of the server\'s messages. Do not edit by hand. */',
  style: { semi: false, singleQuote: true, printWidth: 120 },
  unreachableDefinitions: true,
})

const usual = Object.fromEntries(
  Object.entries(kinds.Plan.properties).map(([name, field]) => [name, 'default' in field ? field.default : (field.const ?? field.enum?.[0])]),
)
writeFileSync(
  target,
  `${types.trimEnd()}\n\n/** A plan in which everything is as usual. */\nexport const USUAL = ${JSON.stringify(usual, null, 2)} as unknown as Required<Plan>\n`,
)
