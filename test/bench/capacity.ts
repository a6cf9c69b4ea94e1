// npm run bench:capacity -- [--store embedded|postgres] [--seconds 15]
// Capacity of a machine (R7): cash and card placements (the processor takes 50 ms), menus as JSON and as page, with
// latencies. Bounds are those of an idle four-core machine, scaled to this machine's cores and speed.
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { machineSpeed, wallClock } from '../../scripts/machine-speed.mjs'
import { withOwnDatabase } from '../faults/own-database.ts'
import { type CapacityReport, capacityRun } from '../load/capacity-run.ts'
import { tableRow } from '../load/table-row.ts'

const { values } = parseArgs({ options: { store: { type: 'string' }, seconds: { type: 'string', default: '15' } } })
const milliseconds = Number(values.seconds) * 1_000
const url = process.env['TEST_DATABASE_URL']

/** On four idle cores: minimum per second, and maximum milliseconds at the 95th percentile. */
const bounds = {
  embedded: { placements: { rate: 25, p95: 500 }, menus: { rate: 2_000, p95: 50 } },
  postgres: { placements: { rate: 100, p95: 250 }, menus: { rate: 2_000, p95: 50 } },
} as const
type Store = keyof typeof bounds
/** Client and server share this machine; the bounds assume four cores. */
const share = Math.min(1, availableParallelism() / 4)

const speed = machineSpeed(wallClock)
const reports: Partial<Record<Store, CapacityReport>> = {}
const plan = { milliseconds, beside: () => speed.sample() }
if (values.store !== 'postgres') reports.embedded = await capacityRun(plan)
if (values.store !== 'embedded' && url !== undefined)
  reports.postgres = await withOwnDatabase(url, (databaseUrl) => capacityRun({ ...plan, databaseUrl }))
if (values.store === 'postgres' && url === undefined) throw new Error('TEST_DATABASE_URL names no PostgreSQL database')

const factor = speed.factor()
console.log(`load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores; ${speed.told()}`)
const wrongs: string[] = []
for (const store of ['embedded', 'postgres'] as const) {
  const { placements, menus } = bounds[store]
  for (const [what, { rate, p95, failures }] of Object.entries(reports[store] ?? {})) {
    const bound = what === 'menu' || what === 'menuPage' ? menus : placements
    const [least, longest] = [(bound.rate * share) / factor, (bound.p95 * factor) / share]
    console.log(
      `${store.padEnd(9)} ${what.padEnd(9)} ${rate.toFixed(0).padStart(6)}/s (at least ${least.toFixed(0)})  p95 ${p95.toFixed(0).padStart(4)} ms (at most ${longest.toFixed(0)})`,
    )
    if (failures > 0) wrongs.push(`${store} ${what}: ${failures} calls failed`)
    if (!(rate >= least)) wrongs.push(`${store} ${what}: too few a second`)
    if (!(p95 <= longest)) wrongs.push(`${store} ${what}: too slow`)
  }
}
for (const [store, { cash, card, menu, menuPage }] of Object.entries(reports)) {
  const both = (a: number, b: number, unit = '') => `${a.toFixed(0)}${unit} and ${b.toFixed(0)}${unit}`
  const row = (what: string, a: CapacityReport['cash'], b: CapacityReport['cash']) =>
    console.log(tableRow(store, what, both(a.rate, b.rate), both(a.p95, b.p95, ' ms')))
  row('menus, as data and as a page', menu, menuPage)
  row('placements in cash and by card', cash, card)
}
mkdirSync('reports', { recursive: true })
writeFileSync('reports/capacity.json', `${JSON.stringify({ factor, reports, wrongs }, undefined, 1)}\n`)
for (const wrong of wrongs) console.error(wrong)
process.exit(wrongs.length > 0 ? 1 : 0)
