import { expect } from 'chai'
import { machineSpeed, wallClock } from '../../scripts/machine-speed.mjs'
import { withOwnDatabase } from '../faults/own-database.ts'
import { overloadRun } from './overload-run.ts'

const postgres = process.env['TEST_DATABASE_URL'] ?? ''
const minute = 60_000

describe('a minute of ten times as many orders as there is time for', function () {
  this.timeout(600_000)

  const expectBorne = async (more: { readonly databaseUrl?: string }) => {
    const speed = machineSpeed(wallClock)
    const { wrongs, odd, accepted, refused } = await overloadRun({
      milliseconds: minute,
      times: 10,
      // Other suites run beside this one, so twice the time; the bench uses the exact bounds.
      scaled: (milliseconds) => 2 * speed.scaled(milliseconds),
      leastTaken: 1 / 10,
      beside: () => speed.sample(),
      ...more,
    })
    expect(wrongs, speed.told()).to.deep.equal([])
    expect(odd).to.deep.equal({})
    expect(accepted).to.be.greaterThan(0)
    expect(refused).to.be.greaterThan(0)
  }

  it('R6, V15 on the embedded database: who is taken hears of it soon, everybody else hears when to come back, and it is over when they are gone', () =>
    expectBorne({}))

  it('R6, V15 on PostgreSQL: who is taken hears of it soon, everybody else hears when to come back, and it is over when they are gone', async function () {
    if (postgres === '') this.skip()
    await withOwnDatabase(postgres, (databaseUrl) => expectBorne({ databaseUrl }))
  })
})
