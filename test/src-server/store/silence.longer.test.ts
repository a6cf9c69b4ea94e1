import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'chai'
import { sql } from 'kysely'
import { type OpenDatabase, openDatabase } from '../../../src-server/store/open-database.ts'
import { aPlacement, eventually, placed } from '../../builders/order-server-builder.ts'
import { within } from '../../builders/within.ts'
import { openWorldOverWire, type WorldOverWire } from '../../faults/world-over-wire.ts'

const postgres = process.env['TEST_DATABASE_URL'] ?? ''

/**
 * Silence is known after 0.9 s, after 2.4 at worst (ADR 28), and by the limit alone after 2.6. Neighbours of this process
 * lengthen a wait by as much; they do not shorten one, so that the best of three says what the store takes.
 */
async function soonEnough(isSoon: () => Promise<boolean>): Promise<void> {
  for (let tries = 3; tries > 0; tries -= 1) if (await isSoon()) return
  throw new Error('three times silence was known too late')
}

async function milliseconds(work: Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work
  return performance.now() - began
}

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

  it('V2 silent connections are known long before the limit of a statement, by those who wait and by whoever comes next', async () => {
    const { engine, placeSome, wire } = over
    let orders = 0
    await soonEnough(async () => {
      await placeSome(24)
      wire.silence()
      const waiting = placeSome(8)
      orders += 56
      const [whoWaits, whoComesNext] = [await milliseconds(waiting), await milliseconds(placeSome(24))]
      expect(await engine.rows('select key from orders')).to.have.length(orders)
      return whoWaits < 2_400 && whoComesNext < 1_000
    })
  })

  it('V2 where nothing passed for a second and a half, no new connection either, placing is back within four seconds', async () => {
    const { placeSome, wire, world } = over
    await placeSome(24)
    wire.blackHole(true)
    const first = placeSome(8).catch(() => undefined)
    await sleep(1_500)
    wire.blackHole(false)
    const began = performance.now()
    for (let left = 8; left > 0; ) {
      const tries = await Promise.allSettled([world.server.ordering.place(aPlacement())])
      for (const one of tries) if (one.status === 'fulfilled' && one.value._tag === 'Placed') left -= 1
      expect(performance.now() - began).to.be.lessThan(4_000)
    }
    await first
  })

  it('V2 readiness asks the way that placing takes: not ready while nothing passes or placing is locked out, ready again without a restart', async () => {
    const { wire, world } = over
    expect(await world.server.unreadiness()).to.equal(undefined)
    wire.blackHole(true)
    expect(await within(4_000, world.server.unreadiness())).to.be.a('string')
    wire.blackHole(false)
    await within(
      5_000,
      eventually(world.server.unreadiness, (why) => why === undefined),
    )
    placed(await world.server.ordering.place(aPlacement()))

    const other = await openDatabase(world.choice)
    await other.db
      .transaction()
      .execute(async (db) => {
        await sql`lock table placements in share mode`.execute(db)
        expect(await within(4_000, world.server.unreadiness())).to.be.a('string')
      })
      .finally(other.close)
    await within(
      5_000,
      eventually(world.server.unreadiness, (why) => why === undefined),
    )
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
      const began = Date.now()
      const reason = await sql`select pg_sleep(20)`.execute(db).catch((why: unknown) => why)
      expect(reason).to.include({ name: 'StoreUnavailable' })
      expect(Date.now() - began).to.be.lessThan(2_400)
    })

    it('V2 a statement that is worked on is waited for, while silent connections around it are dropped', async () => {
      const { engine, wire } = over
      const { db } = opened
      let tries = 0
      await soonEnough(async () => {
        tries += 1
        const id = `slow-${tries}`
        await Promise.all([1, 2, 3].map(() => sql`select pg_sleep(0.1)`.execute(db)))
        const slow = sql`
          insert into brands (id, name) select ${id}, 'Slow' from pg_sleep(1.4) slept_for_long`.execute(db)
        const [busy] = await eventually(
          () =>
            engine.rows(`select client_port from pg_stat_activity
            where state = 'active' and query like '%slept_for_long%' and pid <> pg_backend_pid()`),
          ({ length }) => length === 1,
        )
        wire.silence({ seenFrom: Number(busy?.['client_port']) })
        const others = Promise.all([1, 2].map((n) => sql<{ n: number }>`select ${n}::integer as n`.execute(db)))
        const dropped = await milliseconds(others)
        expect((await others).map(({ rows }) => rows[0]?.n)).to.deep.equal([1, 2])
        await slow
        expect((await sql`select name from brands where id = ${id}`.execute(db)).rows).to.have.length(1)
        return dropped < 2_400
      })
    })

    it('V2 an answer that came while this process was busy itself is no silence', async () => {
      const { engine } = over
      const { db } = opened
      await sql`insert into brands (id, name) values ('busy', 'Busy')`.execute(db)
      const late = sql`update brands set name = 'Late' from pg_sleep(1) answers_late where id = 'busy'`.execute(db)
      // The database works on it, and while nothing is read for longer than its limit, it answers.
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
      expect((await within(5_000, sql`select 1 as one`.execute(db))).rows).to.deep.equal([{ one: 1 }])
      wire.silence()
      const reason = await within(
        5_000,
        sql`insert into brands (id, name) values ('x', 'X')`.execute(db).catch((why: unknown) => why),
      )
      expect(reason).to.include({ name: 'OutcomeUnknown', statusCode: 503 })
      expect((await sql`select id from brands where id = 'x'`.execute(db)).rows).to.deep.equal([])
    })
  })
})
