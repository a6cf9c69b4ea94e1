// npm test: builds, runs every suite, and counts what they reported. Nothing is a success because nothing was said.
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { chromiumIsMissing, findChromium } from './find-chromium.mjs'
import { count, forget, merge } from './reports.mjs'

forget()
const run = (title, ...command) => {
  const started = Date.now()
  console.log(`\n── ${title}`)
  const { status, signal } = spawnSync(process.execPath, command, { stdio: ['ignore', 'inherit', 'inherit'] })
  console.log(`── ${title}: ${((Date.now() - started) / 1000).toFixed(1)} s`)
  return status ?? signal
}

/** Beside others: what it says is kept together and printed when it ends. */
const runAside = (title, ...command) =>
  new Promise((resolve) => {
    const started = Date.now()
    const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'pipe'] })
    const said = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => said.push(part))
    child.on('close', (status, signal) => {
      console.log(`\n── ${title}\n${Buffer.concat(said)}── ${title}: ${((Date.now() - started) / 1000).toFixed(1)} s`)
      resolve(status ?? signal)
    })
  })

if (!process.env.TEST_DATABASE_URL)
  console.log('TEST_DATABASE_URL is not set: the PostgreSQL half is skipped. The embedded database is tested.')

const exits = { build: run('build', 'esbuild.config.mjs') }
for (const suite of ['domain', 'architecture']) exits[suite] = run(suite, 'scripts/run-tests.mjs', suite)
// Two at a time: the order server's suite waits for databases as often as it computes.
const inTurn = async (names) => {
  for (const suite of names) exits[suite] = await runAside(suite, 'scripts/run-tests.mjs', suite)
}
await Promise.all([inTurn(['server']), inTurn(['node', 'ui'])])

const chromium = findChromium({ fetch: true })
if (chromium === undefined) console.error(chromiumIsMissing)
else process.env.CHROMIUM_PATH = chromium
exits.e2e = chromium === undefined ? 1 : run('e2e', 'node_modules/@playwright/test/cli.js', 'test')

const { build, ...suites } = exits
const results = [...(build === 0 ? [] : [{ title: 'build › succeeds', state: 'failed' }]), ...merge(suites)]
mkdirSync('reports', { recursive: true })
writeFileSync('reports/tests.json', `${JSON.stringify(results, null, 1)}\n`)

const failed = results.filter(({ state }) => state === 'failed')
if (failed.length > 0) console.log(`\nFailed:\n${failed.map(({ title }) => `  ${title}`).join('\n')}`)
const total = count(results)
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0)
