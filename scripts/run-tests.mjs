// node scripts/run-tests.mjs <suite> [text in a file's path ...] [--grep=text in a title]
import { randomInt } from 'node:crypto'
import Mocha from 'mocha'
import { bundle } from './bundle.mjs'
import { databaseOfRun } from './database-of-run.mjs'
import { computed, machineSpeed } from './machine-speed.mjs'
import { ProgressReporter } from './progress-reporter.mjs'
import { forget, titleFrom, writePart } from './reports.mjs'
import { filesOf, suites } from './suites.mjs'

const [name = '', ...rest] = process.argv.slice(2)
const suite = suites[name]
if (suite?.files === undefined) {
  console.error(
    `Which suite? One of: ${Object.keys(suites)
      .filter((one) => suites[one].files !== undefined)
      .join(', ')}`,
  )
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

// A rare time zone, so code that uses the machine's zone instead of the restaurant's fails everywhere.
process.env.TZ ??= 'Pacific/Chatham'
process.env.NODE_ENV ??= 'test'
for (const [variable, value] of Object.entries(suite.set ?? {})) process.env[variable] ??= String(value)
process.setSourceMapsEnabled(true)

// React checks for a document when it is imported.
if (suite.dom) {
  await import('./dom-for-tests.mjs')
}
const { TEST_DATABASE_URL: named } = process.env
const database = named === undefined || suite.database !== true ? undefined : await databaseOfRun(named)
if (database !== undefined) process.env.TEST_DATABASE_URL = database.url

const { configureGlobal } = await import('fast-check')
// One seed for all properties, so FC_SEED repeats the whole run.
const seed = Number(process.env.FC_SEED ?? randomInt(2 ** 31))
configureGlobal({ numRuns: Number(process.env.FC_RUNS ?? suite.runs ?? 100), seed })

const isPart = wanted.length > 0 || grep !== undefined
const mocha = new Mocha({
  reporter: isPart ? 'spec' : process.env.TEST_PROGRESS === undefined ? 'dot' : ProgressReporter,
  reporterOptions: { suite: name },
  timeout: suite.timeout,
  forbidOnly: process.env.CI === 'true',
  ...(grep === undefined ? {} : { fgrep: grep }),
})
mocha.files = await bundle(files, name)
await mocha.loadFilesAsync()

const results = []
function note(state) {
  return (test) => results.push({ title: titleFrom(test.titlePath()), state })
}
const { EVENT_RUN_BEGIN, EVENT_SUITE_END, EVENT_TEST_PASS, EVENT_TEST_FAIL, EVENT_TEST_PENDING } =
  Mocha.Runner.constants

const speed = machineSpeed()
let began = 0
/** Prints CPU time, which other processes lengthen less than wall time. */
function printTime() {
  const took = Math.round(computed() - began - speed.spent())
  console.log(`${name}: ${took} ms of computing; the goal is ${speed.scaled(suite.goal)} ms (${speed.told()})`)
}

const runner = mocha.run(async (failures) => {
  if (suite.goal !== undefined && !isPart) printTime()
  writePart(name, results)
  if (failures > 0) console.error(`The properties of this run are repeated by FC_SEED=${seed}.`)
  process.exitCode = failures > 0 ? 1 : 0
  await database?.drop()
  // An open handle would keep the process alive: report it instead of hanging.
  setTimeout(() => {
    console.error(`The ${name} suite left something open: ${process.getActiveResourcesInfo().join(', ')}`)
    process.exit()
  }, 5_000).unref()
})
runner.on(EVENT_RUN_BEGIN, () => {
  began = computed()
})
if (suite.goal !== undefined) runner.on(EVENT_SUITE_END, () => speed.sample())
runner.on(EVENT_TEST_PASS, note('passed'))
runner.on(EVENT_TEST_FAIL, note('failed'))
runner.on(EVENT_TEST_PENDING, note('skipped'))
