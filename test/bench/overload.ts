// npm run bench:overload -- [--store embedded|postgres] [--seconds 60] [--times 10] [--opening]
// Ten times the orders that the server can place (R6): accepted ones take under five seconds, the others get 503 with
// Retry-After, the server survives, and ten seconds later it is back to normal.
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { machineSpeed, wallClock } from '../../scripts/machine-speed.mjs'
import { withOwnDatabase } from '../faults/own-database.ts'
import { type OverloadReport, overloadRun } from '../load/overload-run.ts'
import { tableRow } from '../load/table-row.ts'

const { values } = parseArgs({
  options: {
    store: { type: 'string' },
    seconds: { type: 'string', default: '60' },
    times: { type: 'string', default: '10' },
    opening: { type: 'boolean', default: false },
  },
})
const url = process.env['TEST_DATABASE_URL']
if (values.store === 'postgres' && url === undefined) throw new Error('TEST_DATABASE_URL names no PostgreSQL database')
const speed = machineSpeed(wallClock)
const plan = {
  milliseconds: Number(values.seconds) * 1_000,
  times: Number(values.times),
  isOpening: values.opening,
  scaled: speed.scaled,
  beside: () => speed.sample(),
}
const reports: Record<string, OverloadReport> = {}
if (values.store !== 'postgres') reports['embedded'] = await overloadRun(plan)
if (values.store !== 'embedded' && url !== undefined)
  reports['postgres'] = await withOwnDatabase(url, (databaseUrl) => overloadRun({ ...plan, databaseUrl }))

console.log(`load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores; ${speed.told()}`)
mkdirSync('reports', { recursive: true })
writeFileSync('reports/overload.json', `${JSON.stringify(reports, undefined, 1)}\n`)
let isWrong = false
for (const [store, { wrongs, odd, ...figures }] of Object.entries(reports)) {
  console.log(store)
  for (const [figure, value] of Object.entries(figures)) console.log(`  ${figure.padEnd(14)} ${value.toFixed(0)}`)
  const a = (rate: number) => `${rate.toFixed(0)}/s`
  console.log(
    tableRow(
      store,
      values.opening ? 'as it is, `--opening`' : 'as it is',
      `${values.seconds} s, a machine ${speed.factor().toFixed(1)} times as slow as usual`,
      a(figures.capacity),
      a(figures.offered),
      a(figures.accepted),
      a(figures.refused),
      `${(figures.p99OfAccepted / 1_000).toFixed(1)} s`,
      odd['0'] ?? 0,
    ),
  )
  for (const wrong of wrongs) console.error(`  ${wrong}`)
  isWrong ||= wrongs.length > 0
}
process.exit(isWrong ? 1 : 0)
