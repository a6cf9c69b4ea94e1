// npm run dev: builds, starts the server, and does both again whenever a source changes. A build that fails leaves the
// last good server running, so a page under the reader's eyes does not go away because of a half-typed line.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, watch } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { sources } from './build-when-stale.mjs'
import { openDoor } from './dev-reload.mjs'

const settle = 120
const port = Number(process.env.PORT ?? 3000)
const serverPort = port + 1
const reload = openDoor(port, serverPort)

const isUp = () =>
  fetch(`http://127.0.0.1:${serverPort}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )
const node = (args, env = {}) => spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } })

let server
const stop = async () => {
  if (server === undefined || server.exitCode !== null || server.signalCode !== null) return
  const gone = once(server, 'exit')
  server.kill('SIGTERM')
  await gone
}

const rebuild = async () => {
  const started = Date.now()
  const [code] = await once(node(['esbuild.config.mjs']), 'exit')
  if (code !== 0) return console.error('[dev] the build failed; the last good server keeps running')
  await stop()
  server = node(['--enable-source-maps', 'dist/server/main.js'], {
    NODE_ENV: 'development',
    PORT: String(serverPort),
  })
  while (server.exitCode === null && !(await isUp())) await pause(50)
  console.log(`[dev] http://localhost:${port} is new after ${Date.now() - started} ms`)
  reload()
}

// Changes that arrive while a build runs are one more build afterwards, not one each.
let running = false
let again = false
const round = async () => {
  if (running) {
    again = true
    return
  }
  running = true
  do {
    again = false
    await rebuild()
  } while (again)
  running = false
}

let timer
const soon = () => {
  clearTimeout(timer)
  timer = setTimeout(round, settle)
}
for (const source of sources.filter(existsSync)) watch(source, { recursive: true }, soon)

for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, async () => {
    await stop()
    process.exit(0)
  })
await round()
