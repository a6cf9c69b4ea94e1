// npm run bench:soak -- --minutes 120 --store embedded|postgres [--rate 4] [--leak memory|handles]
// Steady load of menus, prices and orders at about 30 % of capacity, or --rate placements a second. Exits with 1 if a
// call failed, an order is not final, or memory, handles or connections grew. `--leak` plants growth to prove
// detection. Needs dist/, and TEST_DATABASE_URL for PostgreSQL.
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { machineSpeed, wallClock } from '../../scripts/machine-speed.mjs'
import { withOwnDatabase } from '../faults/own-database.ts'
import { type SoakReport, soakRun } from '../load/soak-run.ts'
import { tableRow } from '../load/table-row.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '120' },
    store: { type: 'string', default: 'embedded' },
    rate: { type: 'string' },
    leak: { type: 'string' },
  },
})
const { store, leak } = values
const minutes = Number(values.minutes)
const rate = values.rate === undefined ? 'third' : Number(values.rate)
const url = process.env['TEST_DATABASE_URL']
const isRunnable = minutes > 0 && (rate === 'third' || rate > 0) && ['embedded', 'postgres'].includes(store)
if (!isRunnable || (store === 'postgres' && url === undefined)) {
  console.error('bench:soak -- --minutes 120 --store embedded|postgres [--rate 4] [--leak memory|handles]')
  console.error('PostgreSQL is the one that TEST_DATABASE_URL names.')
  process.exit(2)
}

const speed = machineSpeed(wallClock)
const sampling = setInterval(() => speed.sample(), 500)
const plan = {
  milliseconds: minutes * 60_000,
  rate,
  tell: console.log,
  factor: speed.factor,
  ...(leak === undefined ? {} : { leak }),
} as const
const report: SoakReport =
  store === 'postgres' && url !== undefined
    ? await withOwnDatabase(url, (databaseUrl) => soakRun({ ...plan, databaseUrl }))
    : await soakRun(plan)

clearInterval(sampling)
mkdirSync('reports', { recursive: true })
writeFileSync(`reports/soak-${store}.json`, `${JSON.stringify(report, undefined, 1)}\n`)
console.log(`load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores; ${speed.told()}`)
console.log(
  `${report.orders} orders in ${report.calls} calls, median ${report.median.toFixed(0)} ms, p99 ${report.p99.toFixed(0)} ms`,
)
for (const { what, first, last, isTooMuch } of report.growth)
  console.log(
    `${what.padEnd(12)} ${first.toFixed(0).padStart(12)} -> ${last.toFixed(0).padStart(12)}${isTooMuch ? '  too much' : ''}`,
  )
const grown = (name: string, unit = 1) => {
  const one = report.growth.find(({ what }) => what === name)
  return `${((one?.first ?? 0) / unit).toFixed(0)} -> ${((one?.last ?? 0) / unit).toFixed(0)}`
}
const megabyte = 1_048_576
console.log(
  tableRow(
    store,
    `${minutes} minutes, ${report.rate.toFixed(1)} orders a second, a machine ${speed.factor().toFixed(1)} times as slow as usual`,
    report.orders,
    report.calls,
    `${grown('resident', megabyte)} MB`,
    `${grown('heap', megabyte)} MB`,
    `${grown('sockets')}, ${grown('files')}`,
    `${report.growth.find(({ what }) => what === 'late')?.last.toFixed(0)} ms`,
    report.wrongs.length,
  ),
)
for (const wrong of report.wrongs) console.error(wrong)
process.exit(report.wrongs.length > 0 ? 1 : 0)
