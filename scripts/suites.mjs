// Test suites with files, limits and command, one row each.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const tests = /(?<!\.longer)\.(test|properties)\.tsx?$/

/** A larger young generation saves most GC copying in suites with hundreds of pages and stores. */
const largeYoungGeneration = '--max-semi-space-size=64'

/** Paths that can affect a processor's conformance. */
const processorPaths = [
  ...['authorize', 'sandbox', 'seamless', 'square', 'stripe'].flatMap((vendor) => [
    `src-adapters/${vendor}/`,
    `test/src-adapters/${vendor}/`,
    `test/vendors/${vendor}/`,
  ]),
  'src-domain/payment/',
  'src/processors/',
  'src/sandbox/',
  'test/contracts/',
  'test/example-vendor/',
]

/**
 * - `run`: command that includes the suite: `test` (default) is npm test, `all` npm run test:all, `nightly` npm run
 * test:nightly, `check` npm run check.
 * - `whenChanged`: npm test includes the suite after a change below these paths, else npm run test:all.
 * - `folders`, `files`: its tests. `rest`: takes files that no other suite claims.
 * - `unbuilt`: needs no build.
 * - `timeout`: milliseconds per test. `runs`: runs per property.
 * - `goal`: milliseconds for the suite; printed only.
 * - `database`: needs PostgreSQL. `dom`: needs jsdom before the first import.
 * - `node`: flags. `set`: default environment variables.
 * - `beside`: mostly waits, so runs beside all lanes. `alone`: runs last, alone.
 * - `playwright`: its arguments. `as`: name in the report.
 */
export const suites = {
  // Few runs per property, because this suite runs on each save.
  domain: { folders: ['test/src-domain'], files: tests, timeout: 120_000, runs: 25, goal: 2_000, unbuilt: true },
  ui: {
    folders: ['test/src-ui'],
    files: tests,
    timeout: 60_000,
    dom: true,
    unbuilt: true,
    node: [largeYoungGeneration],
  },
  // Documents' scripts on server-rendered pages against the order server, in one process. PGlite does too little work
  // here to repay V8's optimising compilation (--liftoff-only).
  wiring: {
    folders: ['test/wiring'],
    files: tests,
    timeout: 60_000,
    node: [largeYoungGeneration, '--liftoff-only'],
  },
  server: {
    folders: ['test/src-server'],
    files: tests,
    timeout: 60_000,
    database: true,
    node: [largeYoungGeneration],
    set: { MONEY_CARTS: 200, FUZZ_RUNS: 10, RACERS: 4 },
  },
  node: { folders: ['test'], rest: true, files: tests, timeout: 60_000, database: true },
  // Each payment processor against the fake of its vendor, in a browser and at its gateway.
  conformance: {
    folders: ['test'],
    files: /\.conformance\.ts$/,
    timeout: 60_000,
    as: 'kit',
    whenChanged: processorPaths,
  },
  e2e: { playwright: ['--grep-invert=@longer|@brand2'] },
  brand2: {
    playwright: ['--grep=@brand2'],
    whenChanged: ['brands/nocturne/', 'test/brands/'],
  },

  // One test runs the whole build, which takes minutes on a busy machine.
  architecture: { folders: ['test/architecture'], files: tests, timeout: 240_000, run: 'check' },

  // Longest suite first, so lanes end together.
  faults: { folders: ['test'], files: /\.faults\.ts$/, timeout: 600_000, run: 'all' },
  // Tests that wait for real timeouts or restart programs.
  longer: { folders: ['test'], files: /\.longer\.test\.tsx?$/, timeout: 120_000, run: 'all', database: true },
  journeys: { playwright: ['--grep=@longer', '--grep-invert=@brand2'], as: 'e2e', run: 'all' },

  properties: { folders: ['test'], files: /\.properties\.tsx?$/, timeout: 600_000, runs: 1_000, run: 'nightly' },
  fuzz: {
    folders: ['test'],
    files: /\.fuzz\.test\.ts$/,
    timeout: 1_800_000,
    set: { FUZZ_RUNS: 1_000 },
    run: 'nightly',
    database: true,
  },
  money: {
    folders: ['test/src-server'],
    files: /money-(carts|days)\.test\.ts$/,
    timeout: 1_800_000,
    set: { MONEY_CARTS: 5_000, MONEY_DAY_ORDERS: 1_000 },
    run: 'nightly',
    database: true,
  },
  crowds: {
    folders: ['test/src-server'],
    files: /^(tenders|schedule)\.test\.ts$/,
    timeout: 300_000,
    set: { RACERS: 1, RACE_ROUNDS: 5 },
    run: 'nightly',
    database: true,
  },
  // Loads a server to its limits, so it needs an idle machine.
  load: { folders: ['test'], files: /\.load\.ts$/, timeout: 600_000, run: 'nightly', database: true, alone: true },
  // Load for SOAK_MINUTES at a fifth of one core.
  soak: {
    folders: ['test'],
    files: /\.soak\.ts$/,
    timeout: 1_800_000,
    set: { SOAK_MINUTES: 20 },
    run: 'nightly',
    database: true,
    beside: true,
  },
}

/** npm scripts of the benches in npm run test:nightly. Each exits with 1 below a gate. */
export const benches = [
  ...[
    'domain',
    'search',
    'slots',
    'start',
    'placement',
    'waiting-jobs',
    'pages',
    'page',
    'item',
    'large-menu',
    'many-brands',
    'screens',
  ],
  ...['capacity', 'overload', 'recovery', 'silence'],
]

export function commandOf({ run = 'test', whenChanged }, isChanged) {
  if (whenChanged === undefined) return run
  return isChanged(whenChanged) ? 'test' : 'all'
}

const claimed = Object.values(suites)
  .flatMap(({ folders = [] }) => folders)
  .filter((folder) => folder !== 'test')

export function filesOf(suite) {
  return suite.folders
    .flatMap(below)
    .filter((entry) => entry.isFile() && suite.files.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .filter((file) => suite.rest !== true || !claimed.some((folder) => file.startsWith(`${folder}/`)))
    .sort()
}

function below(folder) {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
  } catch (reason) {
    if (reason.code === 'ENOENT') return []
    throw reason
  }
}
