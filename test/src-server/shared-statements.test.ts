import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises'
import { expect } from 'chai'
import type { PlacementRequest } from '../../src-server/ordering/placement-request.ts'
import { batched } from '../../src-server/store/batched.ts'
import {
  aCardPlacement,
  aNonce,
  aPlacement,
  aSubmittedOrder,
  engines,
  eventually,
  openWorld,
  placed,
  quick,
  tea,
  type World,
} from '../builders/order-server-builder.ts'

function slowRuns(fails: (asked: readonly string[]) => boolean = () => false) {
  const runs: (readonly string[])[] = []
  let release: () => void = () => undefined
  const gate = new Promise<void>((done) => {
    release = done
  })
  const run = async (asked: readonly string[]) => {
    runs.push(asked)
    await gate
    if (fails(asked)) throw new Error(asked.join())
    return asked.map((one) => one.toUpperCase())
  }
  return { runs, run, release: () => release() }
}

describe('questions that are asked together', () => {
  it('API-59 asks who is alone at once, and those who come meanwhile in one run, each with its own answer', async () => {
    const { runs, run, release } = slowRuns()
    const ask = batched({ run, names: (one) => [one], most: 3, atOnce: 1 })
    const first = ask('a')
    await eventually(
      async () => runs.length,
      (some) => some === 1,
    )
    const others = ['b', 'c', 'd', 'e'].map(ask)
    release()
    expect(await Promise.all([first, ...others])).to.deep.equal(['A', 'B', 'C', 'D', 'E'])
    expect(runs).to.deep.equal([['a'], ['b', 'c', 'd'], ['e']])
  })

  it('R6 lets a whole run begin at once, however late the next turn of the loop is', async () => {
    const { runs, run, release } = slowRuns()
    const ask = batched({ run, names: (one) => [one], most: 2, atOnce: 1 })
    const both = [ask('a'), ask('b')]
    expect(runs).to.deep.equal([['a', 'b']])
    release()
    await Promise.all(both)
  })

  it('R6 knows how long one more would wait, by the pace of the runs so far; who shares the next run waits for nobody', async () => {
    const { run, release } = slowRuns()
    const ask = batched({ run, names: (one) => [one], most: 2, atOnce: 1 })
    const first = ask('a')
    await sleep(50)
    release()
    await first
    await turn()
    const three = ['b', 'c', 'd'].map(ask)
    expect(ask.wait(), 'two are under way, and the next run has room for one more').to.equal(0)
    const more = ['e', 'f', 'g', 'h'].map(ask)
    // Five wait, so a sixth would be in the third run. The pace is a fifth of the first interval.
    expect(ask.wait()).to.be.at.least(3 * 0.2 * 45)
    await Promise.all([...three, ...more])
    expect(ask.wait()).to.equal(0)
  })

  it('API-59 lets no two of one name into one run', async () => {
    const { runs, run, release } = slowRuns()
    const ask = batched({ run, names: (one) => [one.charAt(0)], most: 9, atOnce: 1 })
    const all = ['a1', 'b1', 'a2', 'c1', 'a3'].map(ask)
    release()
    await Promise.all(all)
    expect(runs).to.deep.equal([['a1', 'b1', 'c1'], ['a2'], ['a3']])
  })

  it('V2 a run that never ends is told as unknown, and lets those behind it go', async () => {
    let runs = 0
    const run = async (asked: readonly string[]): Promise<readonly string[]> => {
      runs += 1
      return runs === 1 ? new Promise<never>(() => undefined) : asked
    }
    const ask = batched({ run, names: (one) => [one], most: 1, atOnce: 1, limit: 30 })
    const first = ask('a')
    const second = ask('b')
    const passes = ask.passes()
    expect(await first.catch((reason: Error) => reason.name)).to.equal('OutcomeUnknown')
    expect(await second).to.equal('b')
    await passes
  })

  it('API-59 repeats a run that failed one by one, so that only who is at fault fails', async () => {
    const { runs, run, release } = slowRuns((asked) => asked.includes('bad'))
    const ask = batched({ run, names: (one) => [one], most: 9, atOnce: 2 })
    const all = ['a', 'bad', 'b'].map(ask)
    release()
    const ends = await Promise.allSettled(all)
    expect(ends.map((end) => (end.status === 'fulfilled' ? end.value : String(end.reason)))).to.deep.equal([
      'A',
      'Error: bad',
      'B',
    ])
    expect(runs).to.deep.equal([['a', 'bad', 'b'], ['a'], ['bad'], ['b']])
  })
})

for (const engine of engines()) {
  describe(`placements that arrive batched on ${engine.name}`, () => {
    let world: World
    const placeAll = (all: readonly PlacementRequest[]) =>
      Promise.all(all.map((one) => world.server.ordering.place(one)))
    const orders = () =>
      engine.rows(`select o.id, o.key, o.due, l.lines, e.sum from orders o,
        lateral (select count(*)::integer as lines from order_lines where order_id = o.id) l,
        lateral (select sum(amount)::integer as sum from ledger_entries where order_id = o.id) e`)

    beforeEach(async () => {
      world = await openWorld(engine)
    })
    afterEach(() => world.close())
    after(() => engine.close())

    it('API-59 are one order each, with its own lines, ledger and charge', async () => {
      const intents = Array.from({ length: 24 }, (_, n) => {
        const order = aSubmittedOrder({ items: [tea(n + 1)] })
        return n % 2 === 0 ? aPlacement({ order }) : aCardPlacement({ order })
      })
      const tickets = (await placeAll(intents)).map(placed)
      expect(tickets.map(({ subtotal }) => subtotal)).to.deep.equal(intents.map((_, n) => 300 * (n + 1)))
      const written = new Map((await orders()).map((row) => [row['key'], row]))
      for (const [n, { key }] of intents.entries()) {
        const ticket = tickets[n]
        expect(written.get(key)).to.deep.equal({ id: ticket?.id, key, due: ticket?.finalAmount, lines: 1, sum: 0 })
      }
      await eventually(
        () => engine.rows('select 1 from jobs'),
        (rows) => rows.length === 0,
      )
      const captured = world.sandbox.ledger().filter(({ entry }) => entry === 'capture')
      expect(captured).to.have.lengthOf(12)
    })

    it('API-59 keep their own verdicts: a placed key, a look-alike and a declined nonce harm no neighbour', async () => {
      const before = aPlacement()
      const ticket = placed(await world.server.ordering.place(before))
      const declined = aCardPlacement({ cardNonce: aNonce('declined') })
      expect((await world.server.ordering.place(declined))._tag).to.equal('Refused')
      const fresh = Array.from({ length: 6 }, () => aPlacement())
      const freshCards = Array.from({ length: 6 }, () => aCardPlacement())
      const like = aPlacement({ ...(before.guest === undefined ? {} : { guest: before.guest }) })
      const results = await placeAll([before, like, declined, ...fresh, ...freshCards])
      expect(results[0]).to.deep.equal({ _tag: 'Placed', ticket })
      expect(results[1]).to.deep.equal({ _tag: 'DuplicateSuspected' })
      expect(results[2]).to.include({ _tag: 'Refused', status: 402 })
      expect(results.slice(3).map(({ _tag }) => _tag)).to.deep.equal(Array(12).fill('Placed'))
      expect(await orders()).to.have.lengthOf(13)
    })
  })
}

describe('orders for which there is no time', () => {
  it('R6, API-12 are told at once, and all others are placed', async () => {
    const engine = engines().find(({ name }) => name === 'PGlite')
    if (engine === undefined) throw new Error('no embedded database')
    const world = await openWorld(engine, { timeouts: { ...quick, line: 0.001 } })
    try {
      placed(await world.server.ordering.place(aPlacement()))
      const { choice } = world
      if (choice._tag !== 'Memory' || choice.instance === undefined) throw new Error('the first engine is embedded')
      let release: () => void = () => undefined
      const held = choice.instance.runExclusive(
        () =>
          new Promise<void>((done) => {
            release = done
          }),
      )
      const answers: ReturnType<World['server']['ordering']['place']>[] = []
      for (let n = 0; n < 80; n += 1) {
        answers.push(world.server.ordering.place(aPlacement()))
        await turn()
      }
      release()
      await held
      const tags = (await Promise.all(answers)).map(({ _tag }) => _tag)
      // Two running statements and one that waits.
      expect(tags.filter((tag) => tag === 'Placed').length).to.be.within(17, 48)
      expect(new Set(tags)).to.deep.equal(new Set(['Placed', 'Unavailable']))
      placed(await world.server.ordering.place(aPlacement()))
    } finally {
      await world.close()
      await engine.close()
    }
  })
})
