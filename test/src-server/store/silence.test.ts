import { expect } from 'chai'
import { aCardPlacement, aPlacement, eventually, placed } from '../../builders/order-server-builder.ts'
import { openWorldOverWire, type WorldOverWire } from '../../faults/world-over-wire.ts'

const postgres = process.env['TEST_DATABASE_URL'] ?? ''

describe('a PostgreSQL connection that fails without saying so', function () {
  this.timeout(60_000)
  let over: WorldOverWire

  before(function () {
    if (postgres === '') this.skip()
  })
  beforeEach(async () => {
    over = await openWorldOverWire(postgres)
  })
  afterEach(() => over.close())

  const orders = () => over.engine.rows('select key::text as key from orders')

  it('V2 six and more silent connections stop no placement, and none is placed twice', async () => {
    const { placeSome, wire } = over
    const before = await placeSome(24)
    expect(wire.open()).to.be.greaterThan(3)
    wire.silence()
    const during = await placeSome(24)
    const tickets = [...before, ...during].map((one) => placed(one).id)
    expect(new Set(tickets).size).to.equal(48)
    expect(await orders()).to.have.length(48)
  })

  it('V2 a connection that goes silent after the statement arrived is looked up by its key, not tried blindly', async () => {
    const { engine, placeSome, wire, world } = over
    await placeSome(8)
    const all = [aPlacement(), aCardPlacement(), aPlacement(), aCardPlacement()]
    // The database receives and commits; its responses are lost.
    wire.closeSlowly(60_000)
    const during = await Promise.all(all.map((one) => world.server.ordering.place(one)))
    const ids = during.map((one) => placed(one).id)
    const rows = await engine.rows('select id, key::text as key from orders')
    expect(rows.filter(({ key }) => all.some((one) => one.key === key)).map(({ id }) => id)).to.have.members(ids)
    expect(rows).to.have.length(12)
  })

  for (const fault of ['cut', 'reset'] as const) {
    it(`V2 connections that are ${fault === 'cut' ? 'cut' : 'reset'} in mid-statement cost nobody an order`, async () => {
      const { placeSome, wire } = over
      await placeSome(8)
      const during = placeSome(24)
      await eventually(orders, (rows) => rows.length > 8)
      wire[fault]()
      expect((await during).map((one) => placed(one).id)).to.have.length(24)
      expect(await orders()).to.have.length(32)
    })
  }
})
