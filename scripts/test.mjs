// npm test, npm run test:all and npm run test:nightly [-- suite or bench ...]: run suites in parallel and count the
// reported results. A missing report is a failure.
import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { buildWhenStale } from './build-when-stale.mjs'
import { changedPaths } from './changed-paths.mjs'
import { chromiumIsMissing, findChromium } from './find-chromium.mjs'
import { flakyFile, flakyProblems, journeyOf, withSecondTry, worthASecondTry } from './flaky-journeys.mjs'
import { count, forget, merge, readExits, readPart, writeExits, writePart } from './reports.mjs'
import { benches, commandOf, suites } from './suites.mjs'

const began = Date.now()
const given = process.argv.slice(2)
const command = ['all', 'nightly'].includes(given[0]) ? given.shift() : 'test'
const isChanged = changedPaths()
const names = Object.keys(suites).filter((name) => commandOf(suites[name], isChanged) === command)
const known = command === 'nightly' ? [...names, ...benches] : names
const unknown = given.filter((name) => !known.includes(name))
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. This command runs ${known.join(', ')}.`)
  process.exit(2)
}
const chosen = (name) => given.length === 0 || given.includes(name)
const mine = names.filter(chosen)

function isBrowsed(name) {
  return suites[name].playwright !== undefined
}

// npm test starts a report; all other commands add to it.
const isWholeTest = command === 'test' && given.length === 0
if (isWholeTest) forget()
const exits = isWholeTest ? {} : readExits()
for (const name of given.length === 0 ? known : given) {
  forget(name)
  delete exits[name]
}

function run(title, program, words, variables = {}) {
  return new Promise((resolve) => {
    const started = Date.now()
    console.log(`── ${title}: started`)
    const child = spawn(program, words, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...variables },
    })
    child.on('close', (status, signal) => {
      console.log(`── ${title}: ${((Date.now() - started) / 1000).toFixed(1)} s`)
      resolve(status ?? signal)
    })
  })
}

async function mochaSuite(name) {
  const words = [...(suites[name].node ?? []), 'scripts/run-tests.mjs', name]
  exits[name] = await run(name, process.execPath, words, { TEST_PROGRESS: '1' })
}

const chromium = mine.some(isBrowsed) ? findChromium({ fetch: true }) : undefined
if (chromium === undefined && mine.some(isBrowsed)) console.error(chromiumIsMissing)

function playwright(title, words) {
  return chromium === undefined
    ? 1
    : run(title, process.execPath, ['node_modules/@playwright/test/cli.js', 'test', ...words], {
        CHROMIUM_PATH: chromium,
        REPORT_PART: title,
      })
}

async function journeys(some) {
  for (const name of some)
    exits[name] = await playwright(name, [...suites[name].playwright, `--workers=${command === 'test' ? 1 : 2}`])
}

async function secondTries(some) {
  for (const name of some) {
    const results = readPart(name) ?? []
    const failed = worthASecondTry(results)
    if (failed.length === 0) continue
    const list = `reports/${name}-again.txt`
    writeFileSync(list, `${failed.map(journeyOf).join('\n')}\n`)
    await playwright(`${name}-again`, [`--test-list=${list}`, '--workers=1'])
    const after = withSecondTry(results, readPart(`${name}-again`) ?? [])
    forget(`${name}-again`)
    writePart(name, after)
    if (count(after).failed === 0) exits[name] = 0
  }
}

async function lane(left) {
  for (let name = left.shift(); name !== undefined; name = left.shift()) await mochaSuite(name)
}

/**
 * Lanes for two cores: three beside one browser, since Node tests often wait for a database; one beside the two
 * browsers of test:all; two without a browser.
 */
const lanes = { test: 3, all: 1, nightly: 2 }[command]

async function inLanes(some) {
  const inNode = some.filter((name) => !isBrowsed(name) && suites[name].beside !== true && suites[name].alone !== true)
  await Promise.all([
    ...Array.from({ length: lanes }, () => lane(inNode)),
    journeys(some.filter(isBrowsed)).then(() => lane(inNode)),
    ...some.filter((name) => suites[name].beside === true).map(mochaSuite),
  ])
  for (const name of some.filter((one) => suites[one].alone === true)) await mochaSuite(name)
}

async function inTurn(some) {
  for (const name of some) {
    const status = await run(`bench:${name}`, 'npm', ['run', '--silent', `bench:${name}`])
    writePart(`bench-${name}`, [
      { title: `bench:${name} › holds its gates`, state: status === 0 ? 'passed' : 'failed' },
    ])
    exits[`bench-${name}`] = status
  }
}

if (process.env.TEST_DATABASE_URL === undefined)
  console.log('TEST_DATABASE_URL is not set: only the embedded database is tested, not PostgreSQL.')
for (const [name, suite] of Object.entries(suites))
  if (command === 'test' && suite.whenChanged !== undefined && !names.includes(name))
    console.log(`${name}: left to npm run test:all, because nothing below its folders changed.`)

buildWhenStale()
await inLanes(mine)
await secondTries(mine.filter(isBrowsed))
if (command === 'nightly') await inTurn(benches.filter(chosen))

writeExits(exits)
const told = merge(exits).map((result) => ({ ...result, suite: nameInReport(result.suite) }))
const results = [...told, ...flakyProblems(told).map((problem) => ({ ...problem, suite: 'e2e' }))]
mkdirSync('reports', { recursive: true })
writeFileSync('reports/tests.json', `${JSON.stringify(results, null, 1)}\n`)

function nameInReport(suite) {
  return suites[suite]?.as ?? (suite.startsWith('bench-') ? 'bench' : suite)
}

const failed = results.filter(({ state }) => state === 'failed')
if (failed.length > 0) console.log(`\nFailed:\n${failed.map(({ title, suite }) => `  ${suite}: ${title}`).join('\n')}`)
const flaky = results.filter((one) => one.flaky === true)
if (flaky.length > 0) {
  const lines = flaky.map(journeyOf).join('\n')
  console.log(`\nFlaky: these passed only when run again, alone. Add them to ${flakyFile} with this change:\n${lines}`)
}
const total = count(results)
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
const goal = command === 'test' ? ' (goal: 240 s on two idle cores)' : ''
console.log(`Time: ${Math.round((Date.now() - began) / 1_000)} s${goal}`)
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0)
