// npm start: builds if the build is older than the sources, then runs the server in this process, so signals and exit
// code are its own.
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

// On a signal npm's shell dies without passing it on. An orphan would keep port and data folder, so losing the parent
// counts as a stop signal.
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
