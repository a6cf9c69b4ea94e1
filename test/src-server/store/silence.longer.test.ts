import { expect } from 'chai'
import { sql } from 'kysely'
import { type OpenDatabase, openDatabase } from '../../../src-server/store/open-database.ts'
import { aPlacement, eventually, placed } from '../../builders/order-server-builder.ts'
import { openWorldOverWire, type WorldOverWire } from '../../faults/world-over-wire.ts'

const postgres = process.env['TEST_DATABASE_URL'] ?? ''

describe('a PostgreSQL that is silent for as long as somebody waits', function () {
  this.timeout(60_000)
  let over: WorldOverWire

  before(function () {
    if (postgres === '') this.skip()
  })
  beforeEach(async () => {
    over = await openWorldOverWire(postgres)
  })
  afterEach(() => over.close())

  it('V2 readiness asks the way that placing takes: not ready while nothing passes or placing is locked out, ready again without a restart', async () => {
    const { wire, world } = over
    expect(await world.server.unreadiness()).to.equal(undefined)
    wire.blackHole(true)
    expect(await world.server.unreadiness()).to.be.a('string')
    wire.blackHole(false)
    await eventually(world.server.unreadiness, (why) => why === undefined)
    placed(await world.server.ordering.place(aPlacement()))

    const other = await openDatabase(world.choice)
    await other.db
      .transaction()
      .execute(async (db) => {
        await sql`lock table placements in share mode`.execute(db)
        expect(await world.server.unreadiness()).to.be.a('string')
      })
      .finally(other.close)
    await eventually(world.server.unreadiness, (why) => why === undefined)
  })

  describe('statement by statement', () => {
    let opened: OpenDatabase
    beforeEach(async () => {
      const { world } = over
      opened = await openDatabase(world.choice)
    })
    afterEach(() => opened.close())

    it('V3 the database itself ends a statement and a wait for a lock before its client gives up', async () => {
      const { db } = opened
      const setting = async (name: string) =>
        (await sql<{ v: string }>`select current_setting(${name}) as v`.execute(db)).rows[0]?.v
      expect(await setting('statement_timeout')).to.equal('2s')
      expect(await setting('lock_timeout')).to.equal('1500ms')
      expect(await setting('idle_in_transaction_session_timeout')).to.equal('10s')
      expect(Number(await setting('tcp_keepalives_idle'))).to.be.greaterThan(0)
      const reason = await sql`select pg_sleep(20)`.execute(db).catch((why: unknown) => why)
      expect(reason).to.include({ name: 'StoreUnavailable' })
    })

    it('V2 an answer that came while this process was busy itself is no silence', async () => {
      const { engine } = over
      const { db } = opened
      await sql`insert into brands (id, name) values ('busy', 'Busy')`.execute(db)
      const late = sql`update brands set name = 'Late' from pg_sleep(1) answers_late where id = 'busy'`.execute(db)
      // The database works on it, and answers although nothing is read within the limit.
      await eventually(
        () =>
          engine.rows(`select 1 from pg_stat_activity
          where state = 'active' and query like '%answers_late%' and pid <> pg_backend_pid()`),
        ({ length }) => length === 1,
      )
      const until = Date.now() + 3_000
      while (Date.now() < until) Math.sqrt(until)
      await late
      expect((await sql`select name from brands where id = 'busy'`.execute(db)).rows).to.deep.equal([{ name: 'Late' }])
    })

    it('V2 a reading is asked again on another connection, a change is not: its outcome is told as unknown', async () => {
      const { wire } = over
      const { db } = opened
      await sql`select 1`.execute(db)
      wire.silence()
      expect((await sql`select 1 as one`.execute(db)).rows).to.deep.equal([{ one: 1 }])
      wire.silence()
      const reason = await sql`insert into brands (id, name) values ('x', 'X')`.execute(db).catch((why: unknown) => why)
      expect(reason).to.include({ name: 'OutcomeUnknown', statusCode: 503 })
      expect((await sql`select id from brands where id = 'x'`.execute(db)).rows).to.deep.equal([])
    })
  })
})
