// npm run conformance -- <vendor>: every case that a payment processor must pass, against src-adapters/<vendor> with the
// hands of test/src-adapters/<vendor>/conformance.ts (or another such file, by its path). Says of each case by name
// whether it passes; 1 where one fails, 2 where there was nothing to try.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import Mocha from 'mocha'
import { bundle } from './bundle.mjs'

function handsOf(vendor) {
  return vendor.endsWith('.ts') ? vendor : `test/src-adapters/${vendor}/conformance.ts`
}

/** Why there is nothing to try. */
function whyNot(vendor) {
  const tried = readdirSync('src-adapters').filter((name) => existsSync(handsOf(name)))
  if (vendor === '') return `npm run conformance -- <vendor>: one of ${tried.join(', ')}`
  if (existsSync(handsOf(vendor))) return undefined
  return existsSync(join('src-adapters', vendor))
    ? `${handsOf(vendor)} is missing: it exports \`conformance\`, as test/src-adapters/sandbox/conformance.ts does (docs/howto/payment-processor.md)`
    : `there is no src-adapters/${vendor}; of processors there is ${tried.join(', ')}`
}

/** A suite of the vendor's cases, where modules are looked for as anywhere in the project. */
function entryFor(vendor) {
  const folder = resolve('node_modules/.cache/conformance')
  const entry = join(folder, `${vendor.replace(/\W+/g, '-')}.ts`)
  const name = JSON.stringify(vendor.endsWith('.ts') ? basename(vendor, '.ts') : vendor)
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    entry,
    `import { conformanceSuite } from ${JSON.stringify(resolve('test/contracts/conformance.ts'))}
import { conformance } from ${JSON.stringify(resolve(handsOf(vendor)))}
conformanceSuite(${name}, conformance)
`,
  )
  return entry
}

const { EVENT_TEST_PASS, EVENT_TEST_FAIL, EVENT_TEST_PENDING } = Mocha.Runner.constants

async function run(vendor) {
  const mocha = new Mocha({ reporter: class {}, timeout: 60_000 })
  mocha.files = await bundle([entryFor(vendor)], `conformance-${vendor.replace(/\W+/g, '-')}`)
  await mocha.loadFilesAsync()
  const count = { passed: 0, failed: 0, skipped: 0 }
  const tell = (state, word) => (test, reason) => {
    count[state] += 1
    console.log(
      `${word} ${test.fullTitle()}${reason === undefined ? '' : `: ${String(reason.message).split('\n')[0]}`}`,
    )
  }
  return new Promise((done) => {
    mocha
      .run(() => {
        console.log(`${vendor}: ${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`)
        // A suite without a case would prove nothing.
        done(count.failed > 0 || count.passed === 0 ? 1 : 0)
      })
      .on(EVENT_TEST_PASS, tell('passed', 'passes '))
      .on(EVENT_TEST_FAIL, tell('failed', 'FAILS  '))
      .on(EVENT_TEST_PENDING, tell('skipped', 'skipped'))
  })
}

const [vendor = ''] = process.argv.slice(2)
const why = whyNot(vendor)
if (why !== undefined) {
  console.error(why)
  process.exit(2)
}
process.setSourceMapsEnabled(true)
process.exit(await run(vendor))
