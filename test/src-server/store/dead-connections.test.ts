import { expect } from 'chai'
import { sql } from 'kysely'
import { openDatabase } from '../../../src-server/store/open-database.ts'
import { StoreUnavailable } from '../../../src-server/store/store-unavailable.ts'
import { eventually } from '../../builders/order-server-builder.ts'
import { databaseOverWire } from '../../faults/over-wire.ts'

const postgres = process.env['TEST_DATABASE_URL'] ?? ''

describe('a pool full of connections that died while idle', function () {
  this.timeout(60_000)
  before(function () {
    if (postgres === '') this.skip()
  })

  const opened = async () => {
    const { wire, choice, close: letGo } = await databaseOverWire(postgres)
    const { db, close } = await openDatabase(choice)
    const read = async () => (await sql<{ n: number }>`select 1 as n`.execute(db)).rows[0]?.n
    const fill = async (many: number) => {
      await Promise.all(Array.from({ length: many }, () => sql`select pg_sleep(0.2)`.execute(db)))
      await eventually(
        async () => wire.open(),
        (open) => open >= many,
      )
    }
    return {
      wire,
      db,
      read,
      fill,
      close: async () => {
        await close()
        await letGo()
      },
    }
  }

  it('API-12, V2 is met by a reading with an answer: the last try takes a new connection', async () => {
    const { wire, read, fill, close } = await opened()
    try {
      await fill(8)
      wire.cutWhenAsked()
      expect(await read()).to.equal(1)
      // Concurrent reads replace dead connections too.
      await fill(8)
      wire.cutWhenAsked()
      expect(await Promise.all(Array.from({ length: 12 }, read))).to.deep.equal(Array(12).fill(1))
    } finally {
      await close()
    }
  })

  it('API-12 is still 503 where no new connection can be had', async () => {
    const { wire, read, fill, close } = await opened()
    try {
      await fill(8)
      wire.cutWhenAsked()
      wire.refuse(true)
      const reason = await read().catch((why: unknown) => why)
      expect(reason).to.be.instanceOf(StoreUnavailable)
      wire.refuse(false)
      expect(await read()).to.equal(1)
    } finally {
      await close()
    }
  })
})
