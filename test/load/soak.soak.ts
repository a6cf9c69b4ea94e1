import { expect } from 'chai'
import { withOwnDatabase } from '../faults/own-database.ts'
import { soakRun } from './soak-run.ts'

const minutes = Number(process.env['SOAK_MINUTES'])
const rate = 1
const postgres = process.env['TEST_DATABASE_URL'] ?? ''

describe(`${minutes} minutes of customers`, function () {
  this.timeout(minutes * 60_000 + 300_000)

  it('R8, V15 both databases: every call is answered, every order is final, and nothing grows', async () => {
    const plan = { milliseconds: minutes * 60_000, rate }
    const reports = await Promise.all([
      soakRun(plan),
      ...(postgres === '' ? [] : [withOwnDatabase(postgres, (databaseUrl) => soakRun({ ...plan, databaseUrl }))]),
    ])
    expect(reports.map(({ wrongs }) => wrongs)).to.deep.equal(reports.map(() => []))
    for (const { orders } of reports) expect(orders).to.be.greaterThan(minutes * 60 * rate * 0.8)
  })
})
