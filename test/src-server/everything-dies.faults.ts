import { randomInt } from 'node:crypto'
import { expect } from 'chai'
import { type FaultReport, faultRun } from '../faults/fault-run.ts'
import { withOwnDatabase } from '../faults/own-database.ts'

const postgres = process.env['TEST_DATABASE_URL'] ?? ''
/** Kills per database, six in all. FAULT_ROUNDS raises it, FAULT_SEED repeats a plan. */
const kills = Number(process.env['FAULT_ROUNDS'] ?? (postgres === '' ? 6 : 3))
const seed = Number(process.env['FAULT_SEED'] ?? randomInt(2 ** 31))
// After four lost responses a capture pauses for over a minute; each intent has two to become final.
const plan = { seed, kills, leastIntents: 40, settling: 120_000 }

function print(name: string, report: FaultReport) {
  const { wrongs, ...figures } = report
  const told = Object.entries(figures).map(([figure, value]) => `${figure} ${value}`)
  console.log(`    faults on ${name}: ${told.join(', ')}, wrong ${wrongs.length}`)
}

/** Control: faults did occur. */
function judge(report: FaultReport) {
  expect(report.wrongs, `seed ${report.seed}`).to.deep.equal([])
  expect(report.kills).to.equal(kills)
  expect(report.placed).to.be.greaterThan(20)
  expect(report.refused).to.be.greaterThan(0)
  expect(report.submissions).to.be.greaterThan(report.keys)
}

describe('orders while everything dies', function () {
  this.timeout(240_000 + kills * 15_000)

  it('API-59, CART-17, CHK-50 embedded: one order and one charge for each key, whenever the server is killed', async () => {
    const report = await faultRun(plan)
    print('the embedded database', report)
    judge(report)
  })

  it('API-59, CART-17, CHK-50 PostgreSQL: one order and one charge for each key, whenever the server is killed', async function () {
    if (postgres === '') return this.skip()
    const report = await withOwnDatabase(postgres, (databaseUrl, cut) => faultRun({ ...plan, databaseUrl, cut }))
    print('PostgreSQL', report)
    return judge(report)
  })
})
