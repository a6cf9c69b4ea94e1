// node scripts/run-script.mjs <file.ts> [...]: runs a TypeScript program of the project.
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundle } from './bundle.mjs'

const [entry, ...rest] = process.argv.slice(2)
if (entry === undefined) {
  console.error('Which file? node scripts/run-script.mjs test/bench/domain.ts')
  process.exit(2)
}
const [program] = await bundle([entry], `script-${entry.replace(/\W+/g, '-')}`)
process.argv = [process.argv[0], resolve(entry), ...rest]
process.setSourceMapsEnabled(true)
await import(pathToFileURL(program).href)
