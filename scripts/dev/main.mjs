// npm run dev: rebuilds and restarts on save. The order server keeps running while screens change, because its database
// opens slowly; the page renderer restarts. After a failed build the last good one stays.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, watch } from 'node:fs'
import { createServer } from 'node:net'
import { join, sep } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { formatMessages } from 'esbuild'
import { brandsFolder } from '../build/brands-folder.mjs'
import { sources } from '../build-when-stale.mjs'
import { folder, openBundles } from './bundles.mjs'
import { openDoor } from './door.mjs'

/** Milliseconds in which an editor finishes saving. */
const settle = 40
const port = Number(process.env.PORT ?? 3000)

/** Files that change pages but not the order server's answers. */
function isAboutPages(file) {
  return file.endsWith('.css') || ['src-ui', 'src/browser', 'src/render'].some((part) => file.startsWith(part + sep))
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port: free } = probe.address()
  probe.close()
  await once(probe, 'close')
  return free
}

function answers(at) {
  return fetch(`http://127.0.0.1:${at}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** Development server that restarts on the same port. */
function program(at, variables) {
  let running
  const stop = async () => {
    if (running === undefined || running.exitCode !== null || running.signalCode !== null) return
    const gone = once(running, 'exit')
    running.kill('SIGTERM')
    await gone
  }
  const start = async () => {
    await stop()
    running = spawn(process.execPath, ['--enable-source-maps', join(folder, 'server/main.js')], {
      stdio: 'inherit',
      env: {
        ...process.env,
        NODE_ENV: 'development',
        HOST: '127.0.0.1',
        PORT: String(at),
        DIST_DIR: folder,
        ...variables,
      },
    })
    while (running.exitCode === null && !(await answers(at))) await pause(15)
  }
  return { start, stop }
}

const [apiPort, pagesPort] = [await freePort(), await freePort()]
const backEnd = process.env.API_URL
const api = backEnd === undefined ? program(apiPort, {}) : undefined
const pages = program(pagesPort, { API_URL: backEnd ?? `http://127.0.0.1:${apiPort}`, LOG_LEVEL: 'warn' })
const reload = openDoor(port, { pages: pagesPort, api: backEnd === undefined ? apiPort : pagesPort })

for (const [made, script] of [
  ['dist/brands/from.json', 'scripts/pictures.mjs'],
  ['dist/empty-database.tar.gz', 'scripts/empty-database.mjs'],
])
  if (!existsSync(made)) await once(spawn(process.execPath, [script], { stdio: 'inherit' }), 'exit')

const build = await openBundles()

async function told(reason) {
  const lines = Array.isArray(reason?.errors)
    ? await formatMessages(reason.errors, { kind: 'error', color: process.stderr.isTTY === true })
    : [String(reason)]
  console.error(`${lines.join('\n')}[dev] the build failed; what was there keeps running`)
}

async function rebuild(changed) {
  const began = Date.now()
  try {
    await build(changed)
  } catch (reason) {
    return told(reason)
  }
  const isPages = changed.length > 0 && changed.every(isAboutPages)
  if (!isPages) await api?.start()
  await pages.start()
  console.log(`[dev] http://localhost:${port} is new after ${Date.now() - began} ms`)
  reload()
}

// Changes during a build cause one more build.
const changed = []
let running = false
async function round() {
  if (running) return
  running = true
  while (changed.length > 0) await rebuild(changed.splice(0))
  running = false
}

let timer
const watched = [...sources, brandsFolder()].filter(existsSync)
for (const source of watched)
  watch(source, { recursive: true }, (_, file) => {
    changed.push(file === null ? source : join(source, file))
    clearTimeout(timer)
    timer = setTimeout(round, settle)
  })

for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, async () => {
    await Promise.all([pages.stop(), api?.stop()])
    process.exit(0)
  })
await rebuild([])
