import { expect } from 'chai'
import { openDatabase } from '../../../src-server/store/open-database.ts'
import { postgresEngine } from '../../builders/order-server-builder.ts'

const postgres = process.env['TEST_DATABASE_URL'] ?? ''

describe('the first start of several processes on one empty PostgreSQL', function () {
  this.timeout(60_000)
  before(function () {
    if (postgres === '') this.skip()
  })

  it('V16 never collides: all are open, and each migration ran once', async () => {
    const engine = postgresEngine(postgres)
    try {
      for (let round = 0; round < 3; round += 1) {
        const choice = await engine.fresh()
        const opened = await Promise.allSettled([1, 2, 3, 4].map(() => openDatabase(choice)))
        for (const one of opened) if (one.status === 'fulfilled') await one.value.close()
        expect(opened.map((one) => (one.status === 'rejected' ? String(one.reason) : 'open'))).to.deep.equal(
          Array(4).fill('open'),
        )
        const rows = await engine.rows(
          'select count(*)::integer as all, max(number)::integer as newest from migrations',
        )
        expect(rows[0]?.['all']).to.equal(rows[0]?.['newest'])
      }
    } finally {
      await engine.close()
    }
  })
})
