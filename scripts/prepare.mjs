// Runs at the end of `npm ci`, so that the first `npm start` finds a build. A build that fails must not fail the
// install: `npm start` builds again, and says why it cannot.
import { buildWhenStale } from './build-when-stale.mjs'

try {
  buildWhenStale()
} catch (reason) {
  console.error(`Nothing was built yet: ${reason.message}.`)
}
