import { expect } from 'chai'
import { withOwnDatabase } from '../faults/own-database.ts'
import { silenceRun } from '../faults/silence-run.ts'

const postgres = process.env['TEST_DATABASE_URL'] ?? ''

describe('orders while the wire to PostgreSQL fails', function () {
  this.timeout(240_000)

  it('V2 twenty seconds of it: placing resumes within five seconds of the usual machine after each fault, one order for each key', async function () {
    if (postgres === '') return this.skip()
    const report = await withOwnDatabase(postgres, (databaseUrl) =>
      silenceRun({ databaseUrl, milliseconds: 20_000, rate: 10, every: 4_000 }),
    )
    expect(report.wrongs).to.deep.equal([])
    expect(report.faults).to.be.greaterThan(2)
    expect(report.late, `within ${report.bound} ms: ${JSON.stringify(report.resumed)}`).to.deep.equal([])
    return undefined
  })
})
