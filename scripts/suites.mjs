// Lists every test suite: its files, its limits and the command that runs it. Add a suite here as one row.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const tests = /(?<!\.longer)\.(test|properties)\.tsx?$/

/** A larger young generation saves most copying in suites that open hundreds of pages, documents and stores. */
const largeYoungGeneration = '--max-semi-space-size=64'

/** A change below these paths can change the result of a processor's conformance kit. */
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
 * - `run`: the command that runs the suite: `test` (the default) is npm test, `all` npm run test:all, `nightly`
 *   npm run test:nightly, `check` npm run check.
 * - `whenChanged`: npm test runs the suite after a change below one of these paths; otherwise npm run test:all runs it.
 * - `folders`, `files`: where its tests are. `rest`: it takes the files that no suite with its own folder claims.
 * - `unbuilt`: it needs nothing from the build.
 * - `timeout`: milliseconds per test. `runs`: runs of each property.
 * - `goal`: milliseconds for the whole suite; printed, never judged.
 * - `database`: its tests use PostgreSQL and get a database for this run.
 * - `dom`: it needs jsdom before its first import. `node`: flags of its process. `set`: default environment variables.
 * - `beside`: it mostly waits, so it runs beside all lanes. `alone`: it runs after them, with nothing beside it.
 * - `playwright`: arguments of the browser runner. `as`: the suite's name in the report.
 */
export const suites = {
  // Few runs of each property: this suite runs at every save.
  domain: { folders: ['test/src-domain'], files: tests, timeout: 120_000, runs: 25, goal: 2_000, unbuilt: true },
  ui: {
    folders: ['test/src-ui'],
    files: tests,
    timeout: 60_000,
    dom: true,
    unbuilt: true,
    node: [largeYoungGeneration],
  },
  // Each document's own script on the page that the server rendered, against the order server, in one process.
  // The embedded database does too little there to be worth a second compilation.
  wiring: {
    folders: ['test/wiring'],
    files: tests,
    timeout: 60_000,
    node: [largeYoungGeneration, '--liftoff-only'],
  },
  // The order server, on both databases.
  server: {
    folders: ['test/src-server'],
    files: tests,
    timeout: 60_000,
    database: true,
    node: [largeYoungGeneration],
    set: { MONEY_CARTS: 200, FUZZ_RUNS: 10, RACERS: 4 },
  },
  node: { folders: ['test'], rest: true, files: tests, timeout: 60_000, database: true },
  // Every payment processor against its vendor's likeness, in a browser and at its gateway.
  conformance: {
    folders: ['test'],
    files: /\.conformance\.ts$/,
    timeout: 60_000,
    as: 'kit',
    whenChanged: processorPaths,
  },
  // One browser, because the other suites run beside it.
  e2e: { playwright: ['--grep-invert=@longer|@brand2'] },
  brand2: {
    playwright: ['--grep=@brand2'],
    whenChanged: ['brands/nocturne/', 'test/brands/'],
  },

  // One of its tests builds everything, which can take minutes on a busy machine.
  architecture: { folders: ['test/architecture'], files: tests, timeout: 240_000, run: 'check' },

  // The long ones first, so that no lane waits for the last of them.
  faults: { folders: ['test'], files: /\.faults\.ts$/, timeout: 600_000, run: 'all' },
  // Tests that wait for real time limits, or start our programs again and again.
  longer: { folders: ['test'], files: /\.longer\.test\.tsx?$/, timeout: 120_000, run: 'all', database: true },
  journeys: { playwright: ['--grep=@longer', '--grep-invert=@brand2'], as: 'e2e', run: 'all' },

  // The same rules with many more inputs, and load whose limits are those of a machine.
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
    files: /money-carts\.test\.ts$/,
    timeout: 1_800_000,
    set: { MONEY_CARTS: 5_000 },
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
  // A server at its limits, which it can only show with the machine to itself.
  load: { folders: ['test'], files: /\.load\.ts$/, timeout: 600_000, run: 'nightly', database: true, alone: true },
  // Customers for SOAK_MINUTES, at a rate that takes a fifth of one core.
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

/** Benches of npm run test:nightly, by the name of their npm script. Each exits with 1 when it misses a gate. */
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
    'screens',
  ],
  ...['capacity', 'overload', 'recovery', 'silence'],
]

/** What npm test leaves to npm run test:all on this tree. */
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
