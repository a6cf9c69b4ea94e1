// npm run bench:start
// Time from `npm start` to a served menu: after `npm ci` without a database, and on existing data. Prints the install's
// build (`prepare`) beside it.
import { spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { machineSpeed, wallClock } from '../../scripts/machine-speed.mjs'
import { freePort } from './server-process.mjs'

/** Milliseconds of the reference machine, on two cores. */
const bounds = { first: 10_000, restart: 3_000 }
const restarts = 3

/** Copy of the project as after `npm ci`, without build output. */
function freshCopy(folder) {
  const left = new Set(['.git', 'data', 'dist', 'node_modules', 'reports', 'test-results'])
  for (const name of readdirSync('.').filter((one) => !left.has(one))) {
    cpSync(name, join(folder, name), { recursive: true })
  }
  mkdirSync(join(folder, 'node_modules'))
  for (const name of readdirSync('node_modules').filter((one) => one !== '.cache')) {
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name))
  }
}

async function menuIn(origin) {
  const answer = await fetch(`${origin}/location/red-hook/pickup`, { headers: { accept: 'text/html' } })
  return answer.ok && (await answer.text()).includes('</html>')
}

/** Runs `npm start` until a menu is served, stops it, and returns the milliseconds. */
async function started(cwd) {
  const port = await freePort()
  const began = performance.now()
  const child = spawn('npm', ['start'], {
    cwd,
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'error', DATA_DIR: join(cwd, 'data') },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  for (;;) {
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`)
    if (await menuIn(`http://127.0.0.1:${port}`).catch(() => false)) break
    if (performance.now() - began > 120_000) throw new Error('no menu within two minutes')
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  const took = performance.now() - began
  child.kill('SIGTERM')
  await ended
  // npm's shell may end before the server, which still holds the data folder.
  for (;;) {
    const isStill = await fetch(`http://127.0.0.1:${port}/healthz`).then(
      () => true,
      () => false,
    )
    if (!isStill && !readdirSync(join(cwd, 'data')).includes('lock')) return took
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

const speed = machineSpeed(wallClock)
const folder = mkdtempSync(join(tmpdir(), 'tureen-start-'))
try {
  freshCopy(folder)
  const began = performance.now()
  const { status } = spawnSync('npm', ['run', 'prepare'], { cwd: folder, stdio: 'ignore' })
  if (status !== 0) throw new Error('the install could not build')
  console.log(`the build of the install             ${((performance.now() - began) / 1000).toFixed(2)} s`)
  speed.sample(100)
  const first = await started(folder)
  const again = []
  for (let round = 0; round < restarts; round += 1) {
    speed.sample(100)
    again.push(await started(folder))
  }
  speed.sample(100)
  const restart = again.sort((one, other) => one - other)[Math.floor(restarts / 2)]
  const most = { first: speed.scaled(bounds.first), restart: speed.scaled(bounds.restart) }
  console.log(`load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores; ${speed.told()}`)
  const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(2)} s`
  console.log(`from nothing to the first served menu ${seconds(first)} (bound ${seconds(most.first)})`)
  console.log(`restart, median of ${restarts}            ${seconds(restart)} (bound ${seconds(most.restart)})`)
  if (first > most.first || restart > most.restart) {
    console.error('The shop starts too slowly.')
    process.exitCode = 1
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
