import { expect } from 'chai'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { answerToError } from '../../../src-server/http/error-answers.ts'
import { batched } from '../../../src-server/store/batched.ts'
import { openDatabase } from '../../../src-server/store/open-database.ts'
import { pglitePool } from '../../../src-server/store/pglite-pool.ts'
import type { EmbeddedEngine } from '../../../src-server/store/prepared-pglite.ts'
import { retryOnConflict } from '../../../src-server/store/retry-on-conflict.ts'
import { asUnavailable, OutcomeUnknown, StoreUnavailable } from '../../../src-server/store/store-unavailable.ts'
import { aPlacement, engines, openWorld, placed } from '../../builders/order-server-builder.ts'

function withCode(code: string) {
  return Object.assign(new Error(`said ${code}`), { code, severity: 'ERROR' })
}
function reasonOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => undefined,
    (reason) => reason,
  )
}

describe('a store that cannot answer', () => {
  it('API-12, CHK-57 is 503 with a time to come back, not 500 and not a wait without end', async () => {
    const unanswered = new Promise<never>(() => undefined)
    const engine: EmbeddedEngine = {
      execProtocol: () => unanswered,
      query: () => unanswered,
      runExclusive: () => unanswered,
    }
    const pool = pglitePool(engine, async () => undefined, 30)
    const db = new Kysely<object>({ dialect: new PostgresDialect({ pool: pool.forKysely }) })
    expect(pool.isHanging()).to.equal(false)
    for (let ask = 0; ask < 2; ask += 1) {
      const reason = await reasonOf(sql`select 1`.execute(db))
      expect(reason).to.be.instanceOf(StoreUnavailable)
      expect(answerToError(reason instanceof Error ? reason : {})).to.deep.include({ status: 503, retryAfter: 5 })
    }
    expect(pool.isHanging()).to.equal(true)
  })

  it('API-12 is waited for by the work before the first request, which has a limit of its own', async () => {
    const slow = <A>(answer: A) => new Promise<A>((resolve) => setTimeout(() => resolve(answer), 120))
    const engine: EmbeddedEngine = {
      execProtocol: () => slow({ messages: [], data: new Uint8Array() }),
      query: () => slow({ rows: [], fields: [] }),
      runExclusive: (work) => work(),
    }
    const pool = pglitePool(engine, async () => undefined, 30)
    const over = (one: typeof pool.forKysely) => new Kysely<object>({ dialect: new PostgresDialect({ pool: one }) })
    const [usual, patient] = [over(pool.forKysely), over(pool.within(60_000))]
    const write = (db: Kysely<object>) => sql`vacuum`.execute(db)
    expect(await reasonOf(write(usual))).to.be.instanceOf(StoreUnavailable)
    // Both wait for one connection, and only one of them gives up.
    const [kept, given] = await Promise.allSettled([
      Promise.all([write(patient), write(patient)]),
      reasonOf(write(usual)),
    ])
    expect(kept.status).to.equal('fulfilled')
    expect(given.status === 'fulfilled' ? given.value : undefined).to.be.instanceOf(StoreUnavailable)
  })

  it('API-12 is told apart from a question that is wrong', () => {
    expect(asUnavailable(withCode('57P01'))).to.be.instanceOf(StoreUnavailable)
    expect(asUnavailable(new Error('Connection terminated unexpectedly'))).to.be.instanceOf(StoreUnavailable)
    const ours = withCode('23505')
    expect(asUnavailable(ours)).to.equal(ours)
    expect(answerToError(ours)).to.include({ status: 500 })
  })

  it('API-59 is not asked again for each of those who asked together', async () => {
    let runs = 0
    const run = async (): Promise<readonly string[]> => {
      runs += 1
      throw new StoreUnavailable('away')
    }
    const ask = batched<string, string>({ run, names: (one) => [one], most: 9, atOnce: 1 })
    const ends = await Promise.allSettled(['a', 'b', 'c'].map(ask))
    expect(ends.map(({ status }) => status)).to.deep.equal(['rejected', 'rejected', 'rejected'])
    expect(runs).to.equal(1)
  })
})

describe('a database that turned read-only', () => {
  for (const engine of engines().filter(({ name }) => name === 'PostgreSQL')) {
    it('API-12, CHK-57 is unavailable on the connections that it had, and is asked on a new one', async () => {
      const world = await openWorld(engine)
      const { db, close } = await openDatabase(world.choice)
      try {
        const write = (on: typeof db) => sql`update brands set name = name`.execute(on)
        const reason = await db.connection().execute(async (connection) => {
          await sql`set session characteristics as transaction read only`.execute(connection)
          return reasonOf(write(connection))
        })
        expect(reason).to.be.instanceOf(StoreUnavailable).and.not.to.be.instanceOf(OutcomeUnknown)
        expect(answerToError(reason instanceof Error ? reason : {})).to.deep.include({ status: 503, retryAfter: 5 })
        // The previous connection was the only one of this pool.
        expect(await reasonOf(write(db))).to.equal(undefined)
      } finally {
        await close()
        await world.close()
        await engine.close()
      }
    })
  }
})

describe('a statement that another transaction stood in the way of', () => {
  it('API-59 is sent again, a few times, and nothing else is', async () => {
    const tries = (codes: readonly string[]) => {
      const left = [...codes]
      let sent = 0
      const send = async () => {
        sent += 1
        const code = left.shift()
        if (code !== undefined) throw withCode(code)
        return 'done'
      }
      return { run: () => retryOnConflict(send), sent: () => sent }
    }
    const twice = tries(['40P01', '40001'])
    expect(await twice.run()).to.equal('done')
    expect(twice.sent()).to.equal(3)
    const other = tries(['23505'])
    expect(await reasonOf(other.run())).to.include({ code: '23505' })
    expect(other.sent()).to.equal(1)
    const endless = tries(Array(50).fill('40P01'))
    expect(await reasonOf(endless.run())).to.include({ code: '40P01' })
    expect(endless.sent()).to.equal(6)
  })

  for (const engine of engines().filter(({ name }) => name === 'PostgreSQL')) {
    it('API-59 places its order in the end, on PostgreSQL', async () => {
      const world = await openWorld(engine)
      const { db, close } = await openDatabase(world.choice)
      try {
        await sql`create sequence deadlocks`.execute(db)
        await sql`
          create function stand_in_the_way() returns trigger language plpgsql as 'begin
            if nextval(''deadlocks'') <= 2 then raise exception ''deadlock'' using errcode = ''40P01''; end if;
            return new;
          end'`.execute(db)
        await sql`create trigger twice before insert on placements for each row execute function stand_in_the_way()`.execute(
          db,
        )
        placed(await world.server.ordering.place(aPlacement()))
        expect(await engine.rows('select last_value::integer as tries from deadlocks')).to.deep.equal([{ tries: 3 }])
      } finally {
        await close()
        await world.close()
        await engine.close()
      }
    })
  }
})
