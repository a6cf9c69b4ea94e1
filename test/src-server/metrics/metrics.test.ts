import { expect } from 'chai'
import { metricsOf } from '../../../src/server/metrics-of.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import { refusalCounts } from '../../../src-server/metrics/refusal-counts.ts'
import {
  aBrandSeed,
  aCardPlacement,
  aLocationSetting,
  aNonce,
  aPlacement,
  aSubmittedOrder,
  engines,
  noon,
  openWorld,
  placed,
  tea,
  type World,
} from '../../builders/order-server-builder.ts'

const lines = { dropped: () => 0 }
const hour = 3_600_000

for (const engine of engines()) {
  describe(`metrics of brands and locations on ${engine.name}`, () => {
    let world: World
    let now: number

    beforeEach(async () => {
      now = noon
      world = await openWorld(engine, {
        clock: { now: () => now },
        brands: [aBrandSeed({ locations: [aLocationSetting(), aLocationSetting({ id: 'l2', slug: 'two' })] })],
      })
    })
    afterEach(() => world.close())
    after(() => engine.close())

    const told = async (name: string) =>
      (await metricsOf(lines, [], world.server).metrics()).split('\n').filter((line) => line.startsWith(`${name}{`))

    it('tell the orders, amounts and last order of each location, and leave out orders older than an hour', async () => {
      const first = aPlacement({ tip: minor(250) })
      const { brandId } = first.caller
      const ticket = placed(await world.server.ordering.place(first))
      // The same key again is the same order.
      placed(await world.server.ordering.place(first))
      placed(await world.server.ordering.place(aPlacement({ order: aSubmittedOrder({ items: [tea(3)] }) })))
      const labels = `brand="${brandId}",location="${first.locationId}"`
      expect(await told('tureen_orders_last_hour')).to.deep.equal([
        `tureen_orders_last_hour{${labels},type="pickup"} 2`,
      ])
      const [amount] = await told('tureen_order_amount_last_hour')
      const sums = await engine.rows('select sum(due + gift_card + credit) as sum from orders')
      expect(amount).to.equal(`tureen_order_amount_last_hour{${labels},currency="USD"} ${Number(sums[0]?.['sum'])}`)
      expect(Number(sums[0]?.['sum'])).to.be.greaterThan(Number(ticket.finalAmount))
      expect(await told('tureen_last_order_timestamp_seconds')).to.have.members([
        `tureen_last_order_timestamp_seconds{${labels}} ${noon / 1000}`,
        `tureen_last_order_timestamp_seconds{brand="${brandId}",location="l2"} 0`,
      ])
      now += 2 * hour
      expect(await told('tureen_orders_last_hour')).to.deep.equal([])
      expect(await told('tureen_last_order_timestamp_seconds')).to.include(
        `tureen_last_order_timestamp_seconds{${labels}} ${noon / 1000}`,
      )
    })

    it('count refused orders by reason, and an unknown location once', async () => {
      const { ordering } = world.server
      const wanted = aPlacement()
      const { brandId } = wanted.caller
      await ordering.place(aCardPlacement({ cardNonce: aNonce('declined') }))
      await ordering.place(aPlacement({ order: aSubmittedOrder({ items: [] }) }))
      await ordering.place(aPlacement({ order: aSubmittedOrder({ items: [] }) }))
      await ordering.place(aPlacement({ locationId: 'nowhere' }))
      await ordering.place(aPlacement({ locationId: 'nobody' }))
      const counts = await told('tureen_orders_refused_total')
      const known = `brand="${brandId}",location="${wanted.locationId}"`
      expect(counts).to.have.members([
        `tureen_orders_refused_total{${known},reason="declined"} 1`,
        `tureen_orders_refused_total{${known},reason="items"} 2`,
        `tureen_orders_refused_total{brand="${brandId}",location="unknown",reason="location_not_found"} 2`,
      ])
    })

    it('tell failing jobs with brand and location', async () => {
      const wanted = aCardPlacement()
      placed(await world.server.ordering.place(wanted))
      await engine.rows(`insert into jobs (brand_id, kind, subject, payload, tries, is_dead, run_at)
        select brand_id, kind, id, '{}', 3, is_dead, now() + interval '1 day'
        from orders, (values ('kitchen-webhook', false), ('kitchen-mail', true)) as failed (kind, is_dead)`)
      const labels = `brand="${wanted.caller.brandId}",location="${wanted.locationId}"`
      expect(await told('tureen_jobs_failing')).to.have.members([
        `tureen_jobs_failing{${labels},kind="kitchen-webhook",state="retrying"} 1`,
        `tureen_jobs_failing{${labels},kind="kitchen-mail",state="dead"} 1`,
      ])
    })
  })
}

describe('counts of refusals', () => {
  it('are bounded: past the limit a new combination counts as other', () => {
    const counts = refusalCounts(2)
    for (const reason of ['a', 'b', 'c', 'd', 'a'])
      counts.add('ember', 'l1', { _tag: 'Refused', status: 400, message: '', code: reason })
    expect(counts.read().map(({ locationId, reason, count }) => [locationId, reason, count])).to.deep.equal([
      ['l1', 'a', 2],
      ['l1', 'b', 1],
      ['other', 'other', 2],
    ])
  })

  it('leave out what is no refusal', () => {
    const counts = refusalCounts()
    counts.add('ember', 'l1', { _tag: 'Unknown' })
    expect(counts.read()).to.deep.equal([])
  })
})
