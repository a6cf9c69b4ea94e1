// Every suite: which files make it, how patient it is, and which command runs it. A new suite is one row here.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const tests = /(?<!\.longer)\.(test|properties)\.tsx?$/

/** Pages, documents and stores are opened and left by the hundred: where the young have room, most is gone unmoved. */
const roomForTheYoung = '--max-semi-space-size=64'

/**
 * `rest`: whatever no suite with a folder of its own claims, so that no test file can be forgotten.
 * `longer`: npm run test:all runs it and npm test does not. `unbuilt`: needs nothing that the build writes.
 * `runs`: of each property. `within`: milliseconds for all of it together. `as`: the suite it is told as in the report.
 * `database`: its tests reach PostgreSQL, and get a database of the run's own.
 * `beside`: runs beside all the others, because it mostly waits.
 * `set`: variables that make a file longer or shorter; those of the environment win. `playwright`: its arguments.
 * `node`: flags of the process that runs it.
 */
export const suites = {
  // Fewer runs of each property than elsewhere, so that the whole command stays below two seconds.
  domain: { folders: ['test/src-domain'], files: tests, timeout: 120_000, runs: 25, within: 2_000, unbuilt: true },
  ui: { folders: ['test/src-ui'], files: tests, timeout: 60_000, dom: true, unbuilt: true, node: [roomForTheYoung] },
  // Each document's own script on the page that the server rendered, against the order server, in one process.
  // The embedded database has too little to do there to be worth a second compilation.
  wiring: {
    folders: ['test/wiring'],
    files: tests,
    timeout: 60_000,
    node: [roomForTheYoung, '--liftoff-only'],
  },
  // The order server, on both databases.
  server: {
    folders: ['test/src-server'],
    files: tests,
    timeout: 60_000,
    database: true,
    node: [roomForTheYoung],
    set: { MONEY_CARTS: 200, FUZZ_RUNS: 10, RACERS: 4 },
  },
  node: { folders: ['test'], rest: true, files: tests, timeout: 60_000, database: true },
  // One of its tests builds everything, which takes a busy machine minutes.
  architecture: { folders: ['test/architecture'], files: tests, timeout: 240_000 },
  // One browser, because the other suites run beside it.
  e2e: { playwright: ['--grep-invert=@longer|@brand2', '--workers=1'] },

  // The long ones first, so that no lane waits for the last of them.
  faults: { folders: ['test'], files: /\.faults\.ts$/, timeout: 600_000, longer: true },
  // Files named *.longer.test.ts: what waits for real limits of time, or starts our programs again and again.
  longer: { folders: ['test'], files: /\.longer\.test\.tsx?$/, timeout: 120_000, longer: true, database: true },
  // Every payment processor against its vendor's likeness, in a browser and at its gateway.
  conformance: { folders: ['test'], files: /\.conformance\.ts$/, timeout: 60_000, longer: true },
  // The same rules with many times the inputs, and what takes minutes by its nature.
  properties: { folders: ['test'], files: /\.properties\.tsx?$/, timeout: 600_000, runs: 1_000, longer: true },
  fuzz: {
    folders: ['test'],
    files: /\.fuzz\.test\.ts$/,
    timeout: 1_800_000,
    set: { FUZZ_RUNS: 1_000 },
    longer: true,
    database: true,
  },
  money: {
    folders: ['test/src-server'],
    files: /money-carts\.test\.ts$/,
    timeout: 1_800_000,
    set: { MONEY_CARTS: 5_000 },
    longer: true,
    database: true,
  },
  crowds: {
    folders: ['test/src-server'],
    files: /^(tenders|schedule)\.test\.ts$/,
    timeout: 300_000,
    set: { RACERS: 1, RACE_ROUNDS: 5 },
    longer: true,
    database: true,
  },
  // Customers for SOAK_MINUTES, at a rate that takes a fifth of one core.
  soak: {
    folders: ['test'],
    files: /\.soak\.ts$/,
    timeout: 1_800_000,
    set: { SOAK_MINUTES: 20 },
    longer: true,
    database: true,
    beside: true,
  },
  journeys: { playwright: ['--grep=@longer|@brand2'], as: 'e2e', longer: true },
}

const claimed = Object.values(suites)
  .filter(({ rest, longer }) => rest !== true && longer !== true)
  .flatMap(({ folders = [] }) => folders)

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
