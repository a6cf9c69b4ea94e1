// npm run bench:recovery -- [--store embedded|postgres] [--orders 10000] [--kills 5] [--stops 3]
// Restart after a crash with ten thousand orders (R13): under five seconds on PostgreSQL, ten on PGlite, and retries
// lose no order.
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { machineSpeed, wallClock } from '../../scripts/machine-speed.mjs'
import { withOwnDatabase } from '../faults/own-database.ts'
import { type RecoveryReport, recoveryRun } from '../load/recovery-run.ts'
import { tableRow } from '../load/table-row.ts'

const { values } = parseArgs({
  options: {
    store: { type: 'string' },
    orders: { type: 'string', default: '10000' },
    kills: { type: 'string', default: '5' },
    stops: { type: 'string', default: '3' },
  },
})
const url = process.env['TEST_DATABASE_URL']
if (values.store === 'postgres' && url === undefined) throw new Error('TEST_DATABASE_URL names no PostgreSQL database')
const speed = machineSpeed(wallClock)
const plan = {
  orders: Number(values.orders),
  kills: Number(values.kills),
  restarts: Number(values.stops),
  scaled: speed.scaled,
  tell: console.log,
  beside: () => speed.sample(),
}
const reports: Record<string, RecoveryReport> = {}
if (values.store !== 'postgres') reports['embedded'] = await recoveryRun({ ...plan, bound: 10_000 })
if (values.store !== 'embedded' && url !== undefined)
  reports['postgres'] = await withOwnDatabase(url, (databaseUrl) => recoveryRun({ ...plan, databaseUrl, bound: 5_000 }))

console.log(`load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores; ${speed.told()}`)
console.log(JSON.stringify(reports, undefined, 1))
const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1)} s`
console.log(
  tableRow('store', 'orders', 'filled in', 'machine', 'after a kill', 'after a stop', 'placed', 'sent again', 'wrong'),
)
for (const [store, report] of Object.entries(reports))
  console.log(
    tableRow(
      store,
      report.orders,
      seconds(report.filledIn),
      `${speed.factor().toFixed(1)} times as slow as usual`,
      report.afterKill.map(seconds).join(', '),
      report.afterStop.map(seconds).join(', '),
      report.placed,
      report.sentAgain,
      report.wrongs.length,
    ),
  )
mkdirSync('reports', { recursive: true })
writeFileSync('reports/recovery.json', `${JSON.stringify(reports, undefined, 1)}\n`)
process.exit(Object.values(reports).some(({ wrongs }) => wrongs.length > 0) ? 1 : 0)
