import { expect } from 'chai'
import type { ReadPost } from '../../../src-domain/payment/vendor-post.ts'
import {
  aCardPlacement,
  eventually,
  openWorld,
  pgliteEngine,
  placed,
  quick,
} from '../../builders/order-server-builder.ts'

const before = 60
const counted = 4

const fewReads = 12

// PGlite keeps plans made on empty tables and never re-estimates.
describe('what an order reads', () => {
  const engine = pgliteEngine()
  after(() => engine.close())

  it('API-59 is as much after many orders as after few: rows are looked up, whatever the plan expected', async () => {
    // Periodic workers must not read.
    const world = await openWorld(engine, { timeouts: { ...quick, completer: 3_600_000 } })
    const placeMany = async (many: number) => {
      const all = await Promise.all(Array.from({ length: many }, () => world.server.ordering.place(aCardPlacement())))
      all.map(placed)
      await eventually(
        async () => Number((await engine.rows('select count(*) as n from jobs'))[0]?.['n']),
        (n) => n === 0,
      )
    }
    const reads = async () => {
      await engine.rows('select pg_stat_force_next_flush()')
      const rows = await engine.rows(
        `select relname as name, sum(idx_tup_read)::integer as n from pg_stat_user_indexes
         where relname in ('placements', 'attempts', 'orders', 'look_alikes', 'placing_turns') group by relname`,
      )
      return new Map(rows.map(({ name, n }) => [String(name), Number(n)]))
    }
    try {
      await placeMany(before)
      const earlier = await reads()
      // Sequential: concurrent orders would share statements.
      for (let n = 0; n < counted; n += 1) await placeMany(1)
      for (const [name, n] of await reads())
        expect((n - (earlier.get(name) ?? 0)) / counted, `entries of ${name} read for one order`).to.be.below(fewReads)
    } finally {
      await world.close()
    }
  })

  it('API-59 a post of a processor reads what is open, and not every payment that was ever made', async () => {
    const readPost: ReadPost = async ({ body }) => ({ _tag: 'Happened', reference: body })
    const timeouts = { ...quick, completer: 3_600_000 }
    const world = await openWorld(engine, { timeouts }, (sandbox) => ({ ...sandbox, readPost }))
    const post = (body: string) => ({ headers: {}, body, url: 'https://shop.example/w' })
    const reads = async () => {
      await engine.rows('select pg_stat_force_next_flush()')
      const [row] = await engine.rows(
        `select (select sum(idx_tup_read) from pg_stat_user_indexes where relname = 'attempts')
           + (select seq_tup_read from pg_stat_user_tables where relname = 'attempts') as n`,
      )
      return Number(row?.['n'])
    }
    try {
      const all = await Promise.all(Array.from({ length: before }, () => world.server.ordering.place(aCardPlacement())))
      all.map(placed)
      const [paid] = await engine.rows('select reference from attempts limit 1')
      const earlier = await reads()
      for (const reference of [String(paid?.['reference']), 'of-nobody'])
        expect(await world.server.hearPost('sandbox', undefined, post(reference))).to.equal('Happened')
      expect((await reads()) - earlier).to.be.below(fewReads)
    } finally {
      await world.close()
    }
  })
})
