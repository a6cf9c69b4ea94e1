// node scripts/run-tests.mjs <suite> [text in a file's path ...] [--grep=text in a title]
import Mocha from 'mocha'
import { bundle } from './bundle.mjs'
import { forget, titleFrom, writePart } from './reports.mjs'
import { filesOf, suites } from './suites.mjs'

const [name = '', ...rest] = process.argv.slice(2)
const suite = suites[name]
if (suite === undefined) {
  console.error(`Which suite? One of: ${Object.keys(suites).join(', ')}`)
  process.exit(2)
}
const grep = rest.find((argument) => argument.startsWith('--grep='))?.slice('--grep='.length)
const wanted = rest.filter((argument) => !argument.startsWith('--'))
forget(name)

const files = filesOf(suite).filter((file) => wanted.length === 0 || wanted.some((part) => file.includes(part)))
if (files.length === 0) {
  console.error(
    `The ${name} suite has no test file${wanted.length > 0 ? ` with ${wanted.join(' or ')} in its path` : ''}.`,
  )
  process.exit(1)
}

// An hour that is the machine's and not the restaurant's must show as a wrong answer, on every developer's machine.
process.env.TZ ??= 'Pacific/Chatham'
process.env.NODE_ENV ??= 'test'
if (suite.fuzz !== undefined) process.env.FUZZ_RUNS ??= String(suite.fuzz)
process.setSourceMapsEnabled(true)

// React looks for a document while it is being imported, so the document has to be there first.
if (suite.dom) {
  await import('./dom-for-tests.mjs')
}
const { configureGlobal } = await import('fast-check')
configureGlobal({ numRuns: Number(process.env.FC_RUNS ?? suite.runs ?? 100) })

const mocha = new Mocha({
  reporter: wanted.length > 0 || grep !== undefined ? 'spec' : 'dot',
  timeout: suite.timeout,
  forbidOnly: process.env.CI === 'true',
  ...(grep === undefined ? {} : { fgrep: grep }),
})
mocha.files = await bundle(files, name)
await mocha.loadFilesAsync()

const results = []
const note = (state) => (test) => results.push({ title: titleFrom(test.titlePath()), state })
const { EVENT_TEST_PASS, EVENT_TEST_FAIL, EVENT_TEST_PENDING } = Mocha.Runner.constants
const runner = mocha.run((failures) => {
  writePart(name, results)
  process.exitCode = failures > 0 ? 1 : 0
  // Whatever still holds the process open was forgotten by a test. Say so, and do not hang.
  setTimeout(() => {
    console.error(`The ${name} suite left something open: ${process.getActiveResourcesInfo().join(', ')}`)
    process.exit()
  }, 5_000).unref()
})
runner.on(EVENT_TEST_PASS, note('passed'))
runner.on(EVENT_TEST_FAIL, note('failed'))
runner.on(EVENT_TEST_PENDING, note('skipped'))
