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

const main = resolve('dist/server/main.js')
process.argv[1] = main
await import(pathToFileURL(main).href)
