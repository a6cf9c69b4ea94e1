import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'chai'
import { sql } from 'kysely'
import { machineSpeed, wallClock } from '../../../scripts/machine-speed.mjs'
import { openDatabase } from '../../../src-server/store/open-database.ts'
import { aPlacement, eventually } from '../../builders/order-server-builder.ts'
import { openWorldOverWire, type WorldOverWire } from '../../faults/world-over-wire.ts'

const postgres = process.env['TEST_DATABASE_URL'] ?? ''

/**
 * Milliseconds on the reference machine. Silence is detected after 900 ms, at worst 2,400 (ADR 27), and only by the
 * statement timeout after 2,600.
 */
const detected = 2_400
const afterwards = 1_000
const resumed = 4_000

describe('How soon the store notices a silent PostgreSQL', function () {
  this.timeout(120_000)
  let over: WorldOverWire

  before(function () {
    if (postgres === '') this.skip()
  })
  beforeEach(async () => {
    over = await openWorldOverWire(postgres)
  })
  afterEach(() => over.close())

  /** Fastest of three tries, with the machine's speed. */
  async function bestOfThree(
    measure: () => Promise<number>,
  ): Promise<{ readonly took: number; readonly most: number }> {
    const speed = machineSpeed(wallClock)
    let took = Number.POSITIVE_INFINITY
    for (let tries = 3; tries > 0; tries -= 1) {
      speed.sample(10)
      took = Math.min(took, await measure())
    }
    console.log(`      ${Math.round(took)} ms; ${speed.told()}`)
    return { took, most: speed.factor() }
  }

  async function milliseconds(work: Promise<unknown>): Promise<number> {
    const began = performance.now()
    await work
    return performance.now() - began
  }

  it('V2 a placement on a silent connection is answered long before the limit of a statement', async () => {
    const { placeSome, wire } = over
    const { took, most } = await bestOfThree(async () => {
      await placeSome(24)
      wire.silence()
      return milliseconds(placeSome(8))
    })
    expect(took).to.be.lessThan(detected * most)
  })

  it('V2 placements after a detected silence do not wait for it again', async () => {
    const { placeSome, wire } = over
    const { took, most } = await bestOfThree(async () => {
      await placeSome(24)
      wire.silence()
      await placeSome(8)
      return milliseconds(placeSome(24))
    })
    expect(took).to.be.lessThan(afterwards * most)
  })

  it('V2 placing is back within four seconds after 1.5 s in which nothing passed, not even a new connection', async () => {
    const { placeSome, wire, world } = over
    const { took, most } = await bestOfThree(async () => {
      await placeSome(24)
      wire.blackHole(true)
      const first = placeSome(8).catch(() => undefined)
      await sleep(1_500)
      wire.blackHole(false)
      const back = milliseconds(
        eventually(
          async () => Promise.allSettled(Array.from({ length: 8 }, () => world.server.ordering.place(aPlacement()))),
          (ends) => ends.every((end) => end.status === 'fulfilled' && end.value._tag === 'Placed'),
          60_000,
        ),
      )
      await first
      return back
    })
    expect(took).to.be.lessThan(resumed * most)
  })

  it('V2 silent connections are dropped while a statement that the database works on is waited for', async () => {
    const { engine, wire, world } = over
    const opened = await openDatabase(world.choice)
    const { db } = opened
    let tries = 0
    try {
      const { took, most } = await bestOfThree(async () => {
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
        return dropped
      })
      expect(took).to.be.lessThan(detected * most)
    } finally {
      await opened.close()
    }
  })

  it('V3 the database ends a statement before its client gives up', async () => {
    const { world } = over
    const opened = await openDatabase(world.choice)
    try {
      const { took, most } = await bestOfThree(() =>
        milliseconds(sql`select pg_sleep(20)`.execute(opened.db).catch(() => undefined)),
      )
      expect(took).to.be.lessThan(detected * most)
    } finally {
      await opened.close()
    }
  })
})
