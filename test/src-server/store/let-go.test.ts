import { expect } from 'chai'
import { sql } from 'kysely'
import { openDatabase } from '../../../src-server/store/open-database.ts'
import { eventually } from '../../builders/order-server-builder.ts'
import { databaseOverWire } from '../../faults/over-wire.ts'

const postgres = process.env['TEST_DATABASE_URL'] ?? ''

describe('a store on PostgreSQL that is not used any more', function () {
  this.timeout(60_000)
  before(function () {
    if (postgres === '') this.skip()
  })

  const opened = async () => {
    const { wire, ...rest } = await databaseOverWire(postgres)
    return {
      ...rest,
      allGone: () =>
        eventually(
          async () => wire.open(),
          (open) => open === 0,
          5_000,
        ),
    }
  }

  it('V2 has let go of every connection, though nothing was asked since it was opened', async () => {
    const { choice, allGone, close } = await opened()
    try {
      await (await openDatabase(choice)).close()
      await allGone()
      const used = await openDatabase(choice)
      await sql`select 1`.execute(used.db)
      await used.close()
      await allGone()
    } finally {
      await close()
    }
  })

  it('V2 has let go of every connection when it could not be opened', async () => {
    const { engine, choice, allGone, close } = await opened()
    try {
      await engine.rows("insert into kysely_migration (name, timestamp) values ('0999-later', '')")
      const failure = await openDatabase(choice).catch((reason: unknown) => reason)
      expect(failure).to.have.nested.property('failure._tag', 'NewerSchema')
      await allGone()
    } finally {
      await engine.rows("delete from kysely_migration where name = '0999-later'")
      await close()
    }
  })
})
