// npm test, and with `all` what takes longer, or of that the suites that are named: runs suites, and counts what they
// reported. Nothing is a success because nothing was said.
import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { chromiumIsMissing, findChromium } from './find-chromium.mjs'
import { count, forget, merge, readExits, writeExits } from './reports.mjs'
import { suites } from './suites.mjs'

const isLonger = process.argv[2] === 'all'
const named = process.argv.slice(3)
const known = Object.keys(suites).filter((name) => (suites[name].longer === true) === isLonger)
const mine = named.length === 0 ? known : known.filter((name) => named.includes(name))
if (mine.length < named.length) {
  console.error(`Which of ${known.join(', ')}? Not ${named.filter((name) => !known.includes(name)).join(', ')}.`)
  process.exit(2)
}
function isBrowsed(name) {
  return suites[name].playwright !== undefined
}
function isBeside(name) {
  return suites[name].beside === true
}

// What npm test found stays; npm run test:all adds to it.
if (isLonger) for (const name of mine) forget(name)
else forget()
const exits = isLonger ? readExits() : {}

/** Lanes run side by side, and each says what it does while it does it. */
function run(title, command, variables = {}) {
  return new Promise((resolve) => {
    const started = Date.now()
    console.log(`── ${title} begins`)
    const child = spawn(process.execPath, command, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...variables },
    })
    child.on('close', (status, signal) => {
      console.log(`── ${title}: ${((Date.now() - started) / 1000).toFixed(1)} s`)
      exits[title] = status ?? signal
      resolve()
    })
  })
}

function mochaSuite(name) {
  return run(name, [...(suites[name].node ?? []), 'scripts/run-tests.mjs', name], { TEST_PROGRESS: '1' })
}

async function browserSuite(name, chromium) {
  if (chromium === undefined) exits[name] = 1
  else
    await run(name, ['node_modules/@playwright/test/cli.js', 'test', ...suites[name].playwright], {
      CHROMIUM_PATH: chromium,
      REPORT_PART: name,
    })
}

/** Takes one suite after the other from a list that several lanes share. */
async function lane(left) {
  for (let name = left.shift(); name !== undefined; name = left.shift()) await mochaSuite(name)
}

/**
 * Who comes first in `names` begins first. What needs no build begins with it, and the rest when it is there. Two cores are
 * filled by three lanes of tests in Node, most of which wait for a database, beside one browser, or by one lane beside two
 * browsers; who is through with the journeys helps with what is left.
 */
async function inLanes(names) {
  const building = run('build', ['esbuild.config.mjs'])
  const inNode = names.filter((name) => !isBrowsed(name) && !isBeside(name))
  const unbuilt = inNode.filter((name) => suites[name].unbuilt === true)
  const built = inNode.filter((name) => !unbuilt.includes(name))
  const afterBuild = () => building.then(() => lane(built))
  await Promise.all([
    lane(unbuilt).then(afterBuild),
    ...(isLonger ? [] : [afterBuild(), afterBuild()]),
    building.then(() => journeys(names.filter(isBrowsed))).then(afterBuild),
    building.then(() => Promise.all(names.filter(isBeside).map(mochaSuite))),
  ])
}

async function journeys(names) {
  const chromium = findChromium({ fetch: true })
  if (chromium === undefined) console.error(chromiumIsMissing)
  for (const name of names) await browserSuite(name, chromium)
}

const began = Date.now()
if (process.env.TEST_DATABASE_URL === undefined)
  console.log('TEST_DATABASE_URL is not set: the PostgreSQL half is skipped. The embedded database is tested.')

await inLanes(mine)

writeExits(exits)
const { build, ...ran } = exits
const told = merge(ran).map((result) => ({ ...result, suite: suites[result.suite]?.as ?? result.suite }))
const results = [...(build === 0 ? [] : [{ title: 'build › succeeds', state: 'failed', suite: 'build' }]), ...told]
mkdirSync('reports', { recursive: true })
writeFileSync('reports/tests.json', `${JSON.stringify(results, null, 1)}\n`)

const failed = results.filter(({ state }) => state === 'failed')
if (failed.length > 0) console.log(`\nFailed:\n${failed.map(({ title, suite }) => `  ${suite}: ${title}`).join('\n')}`)
const total = count(results)
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
const took = Math.round((Date.now() - began) / 1_000)
console.log(isLonger ? `It took ${took} s.` : `It took ${took} s; on two idle cores it is to take at most 360.`)
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0)
