// npm start: an optimised build if there is none of these sources yet, then the server, in this very process, so that
// signals reach it and its exit code is ours.
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildWhenStale } from './build-when-stale.mjs'

process.env.NODE_ENV ??= 'production'
try {
  buildWhenStale()
} catch (reason) {
  console.error(`Tureen did not start: ${reason.message}.`)
  process.exit(1)
}

// Asked to stop, npm passes the signal to its shell, and the shell dies without telling us. An orphan that still holds
// the port and the data folder would block the next start, so being orphaned counts as being asked.
const { ppid, platform, env } = process
if (env.npm_lifecycle_event !== undefined && platform !== 'win32') {
  const orphaned = setInterval(() => {
    if (process.ppid === ppid) return
    clearInterval(orphaned)
    process.kill(process.pid, 'SIGTERM')
  }, 250)
  orphaned.unref()
}

const main = resolve('dist/server/main.js')
process.argv[1] = main
await import(pathToFileURL(main).href)
