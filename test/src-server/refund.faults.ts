import { expect } from 'chai'
import { withOwnDatabase } from '../faults/own-database.ts'
import { type RefundReport, refundFaults } from '../faults/refund-faults.ts'

const postgres = process.env['TEST_DATABASE_URL'] ?? ''
const orders = 6

function judge({ wrongs, kills, refunds }: RefundReport) {
  expect(wrongs).to.deep.equal([])
  expect(kills).to.equal(3)
  expect(refunds).to.be.at.least(orders)
}

describe('refunds while the server dies at every named point', () => {
  it('V1, V18 embedded: all of each order goes back, and not a cent twice', async () => {
    judge(await refundFaults(orders))
  })

  it('V1, V18 PostgreSQL: all of each order goes back, and not a cent twice', async function () {
    if (postgres === '') return this.skip()
    return judge(await withOwnDatabase(postgres, (databaseUrl) => refundFaults(orders, databaseUrl)))
  })
})
