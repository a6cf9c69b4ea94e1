// npm run conformance -- <vendor> [text]: runs the payment conformance cases against src-adapters/<vendor> with the
// driver in test/src-adapters/<vendor>/conformance.ts, or another file by its path. `text` selects cases by title.
// Exits with 1 if a case fails, with 2 if there is nothing to run.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import Mocha from 'mocha'
import { bundle } from './bundle.mjs'

function handsOf(vendor) {
  return vendor.endsWith('.ts') ? vendor : `test/src-adapters/${vendor}/conformance.ts`
}

function whyNot(vendor) {
  const tried = readdirSync('src-adapters').filter((name) => existsSync(handsOf(name)))
  if (vendor === '') return `npm run conformance -- <vendor>: one of ${tried.join(', ')}`
  if (existsSync(handsOf(vendor))) return undefined
  return existsSync(join('src-adapters', vendor))
    ? `${handsOf(vendor)} is missing: it exports \`conformance\`, as test/src-adapters/sandbox/conformance.ts does (docs/howto/payment-processor.md)`
    : `there is no src-adapters/${vendor}; of processors there is ${tried.join(', ')}`
}

/** Writes a suite inside the project, where imports resolve. */
function entryFor(vendor) {
  const folder = resolve('node_modules/.cache/conformance')
  const entry = join(folder, `${vendor.replace(/\W+/g, '-')}.ts`)
  const name = JSON.stringify(vendor.endsWith('.ts') ? basename(vendor, '.ts') : vendor)
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    entry,
    `import { conformanceSuite } from ${JSON.stringify(resolve('test/contracts/conformance.ts'))}
import { reportOf } from ${JSON.stringify(resolve('test/contracts/case-report.ts'))}
import { conformance } from ${JSON.stringify(resolve(handsOf(vendor)))}
let can
conformanceSuite(${name}, conformance, (measured) => { can = measured })
export const report = (ended, isPart) => reportOf(${name}, ended, can, isPart)
`,
  )
  return entry
}

const { EVENT_TEST_PASS, EVENT_TEST_FAIL, EVENT_TEST_PENDING } = Mocha.Runner.constants

async function run(vendor, part) {
  const mocha = new Mocha({ reporter: class {}, timeout: 60_000, ...(part === undefined ? {} : { fgrep: part }) })
  mocha.files = await bundle([entryFor(vendor)], `conformance-${vendor.replace(/\W+/g, '-')}`)
  await mocha.loadFilesAsync()
  const [file = ''] = mocha.files
  const { report } = await import(pathToFileURL(file).href)
  const ended = []
  const note = (state) => (test, reason) =>
    ended.push({ title: test.title, fullTitle: test.fullTitle(), state, reason: reason?.message })
  return new Promise((done) => {
    mocha
      .run(() => {
        const { lines, isGreen } = report(ended, part !== undefined)
        for (const line of lines) console.log(line)
        done(isGreen ? 0 : 1)
      })
      .on(EVENT_TEST_PASS, note('passed'))
      .on(EVENT_TEST_FAIL, note('failed'))
      .on(EVENT_TEST_PENDING, note('skipped'))
  })
}

const [vendor = '', part] = process.argv.slice(2)
const why = whyNot(vendor)
if (why !== undefined) {
  console.error(why)
  process.exit(2)
}
process.setSourceMapsEnabled(true)
process.exit(await run(vendor, part))
