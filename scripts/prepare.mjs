// Runs at the end of `npm ci`, so the first `npm start` finds a build. A failed build must not fail the install: `npm
// start` builds again and reports the error.
import { buildWhenStale } from './build-when-stale.mjs'

try {
  buildWhenStale()
} catch (reason) {
  console.error(`Nothing was built yet: ${reason.message}.`)
}
