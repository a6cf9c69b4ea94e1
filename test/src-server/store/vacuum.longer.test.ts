import { expect } from 'chai'
import { openDatabase } from '../../../src-server/store/open-database.ts'
import { anEmptyDatabase, eventually, openWorld, pgliteEngine, quick } from '../../builders/order-server-builder.ts'

const page = 8_192

describe('the upkeep of the embedded database', function () {
  this.timeout(60_000)

  async function pagesAfterMany(isKept: boolean): Promise<number> {
    const instance = await anEmptyDatabase()
    const { upkeep, close } = await openDatabase({ _tag: 'Memory', instance })
    try {
      await instance.exec(
        'create table passing (id integer, body text); alter table passing alter body set storage plain',
      )
      for (let round = 0; round < 10; round += 1) {
        await instance.query("insert into passing select n, repeat('x', $1) from generate_series(1, 20) n", [
          page / 2 - 200,
        ])
        await instance.query('delete from passing')
        if (isKept) await upkeep?.()
      }
      const { rows } = await instance.query<{ bytes: number }>("select pg_relation_size('passing')::integer as bytes")
      return (rows[0]?.bytes ?? 0) / page
    } finally {
      await close()
      await instance.close()
    }
  }

  it('V15 gives the room of what ended back: a table through which much passes stays as big as what is in it', async () => {
    expect(await pagesAfterMany(true)).to.be.at.most(12)
    expect(await pagesAfterMany(false)).to.be.at.least(50)
  })

  it('V15 is done by the server now and then, and not while it starts', async () => {
    const engine = pgliteEngine()
    const world = await openWorld(engine, { timeouts: { ...quick, upkeep: 40 } })
    try {
      await eventually(
        async () => {
          await engine.rows('select pg_stat_force_next_flush()')
          const [row] = await engine.rows(
            "select sum(vacuum_count)::integer as n from pg_stat_user_tables where relname in ('attempts', 'jobs')",
          )
          return Number(row?.['n'])
        },
        (n) => n >= 2,
      )
    } finally {
      await world.close()
      await engine.close()
    }
  })
})
