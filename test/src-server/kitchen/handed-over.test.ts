import { expect } from 'chai'
import type { OrderServer } from '../../../src-server/order-server.ts'
import type { PlacementRequest } from '../../../src-server/ordering/placement-request.ts'
import {
  aBrandSeed,
  aCardPlacement,
  aPlacement,
  aSubmittedOrder,
  engines,
  eventually,
  noon,
  openWorld,
  placed,
  ramen,
  tea,
  type World,
} from '../../builders/order-server-builder.ts'
import { said } from '../../builders/said.ts'

const brandId = 'noodle-house'
const deliveryInfo = {
  ...{ street1: '9 Elm St', street2: 'Floor 2', city: 'New York', state: 'NY', zip: '10001' },
  ...{ lat: 40.72, long: -74.02 },
}

const orders: Readonly<Record<string, () => PlacementRequest>> = {
  'for now, with choices and notes': () =>
    aPlacement({
      guest: { firstName: 'Gus', lastName: 'Now', phone: '(212) 555-0100' },
      order: aSubmittedOrder({ items: [{ ...ramen('thick', 2), notes: 'no sesame' }, tea()], note: 'Ring the bell' }),
    }),
  'by card, for tomorrow': () =>
    aCardPlacement({
      guest: { firstName: 'Gus', lastName: 'Tomorrow' },
      order: aSubmittedOrder({ scheduledAt: noon / 1_000 + 86_400 }),
    }),
  'of a patron, delivered': () => {
    const { guest: _, ...request } = aCardPlacement({
      caller: { brandId, patronId: 'ana' },
      order: aSubmittedOrder({ orderType: 'delivery', deliveryInfo, deliveryNotes: 'Gate 55' }),
    })
    return request
  },
  'at a table': () => aPlacement({ order: aSubmittedOrder({ orderType: 'kiosk', tableNumber: 'table-7' }) }),
}

const { ordering } = aBrandSeed().brand
const atTables = aBrandSeed({}, { ordering: { ...ordering, kiosk: true } })

/** Workers stay idle. */
const still = { jobs: 3_600_000, completer: 3_600_000 }

for (const engine of engines()) {
  describe(`handing an order to the kitchen on ${engine.name}`, () => {
    let world: World | undefined
    afterEach(() => world?.close())
    after(() => engine.close())

    const open = async () => {
      world = await openWorld(engine, { timeouts: still, brands: [atTables] })
      return world
    }
    const handed = () => engine.rows('select order_id as id, brand_id, location_id, slip from kitchen_tickets')
    const under = () => engine.rows('select order_id as id, brand_id, status from deliveries')
    const kinds = async () => (await engine.rows('select kind from jobs order by id')).map(({ kind }) => kind)
    const place = async (server: OrderServer, request: PlacementRequest) => placed(await server.ordering.place(request))

    for (const [name, request] of Object.entries(orders)) {
      it(`API-59 an order ${name} is handed over by the statement that writes it, and no job has to`, async () => {
        const { server } = await open()
        // Display numbers have wrapped around many times.
        await engine.rows(`select setval(display_number_sequence('${brandId}', 'loc-1')::regclass, 4321)`)
        const { id, displayNumber } = await place(server, request())
        const [ticket, ...more] = await handed()
        expect(more).to.deep.equal([])
        expect(ticket).to.deep.include({ id, brand_id: brandId, location_id: 'loc-1' })
        expect(String(ticket?.['slip']).split('\n')[0]).to.equal(`Order ${displayNumber}`)
        expect(await kinds()).not.to.include('kitchen')
      })

      it(`API-59 an order ${name} that waits for the job of an earlier version gets the same slip`, async () => {
        const { server, another } = await open()
        const { id } = await place(server, request())
        const [tickets, deliveries] = [await handed(), await under()]
        await engine.rows('delete from kitchen_tickets')
        await engine.rows('delete from deliveries')
        await engine.rows('delete from jobs')
        await engine.rows(
          `insert into jobs (brand_id, kind, subject, payload) values ('${brandId}', 'kitchen', '${id}', '{}')`,
        )
        await another({ timeouts: { jobs: 50 } })
        await eventually(kinds, (waiting) => waiting.length === 0)
        expect(await handed()).to.deep.equal(tickets)
        expect(await under()).to.deep.equal(deliveries)
      })
    }

    it('API-59 what an earlier version drafted, and this one completes, is handed over once by its job', async () => {
      const { server, another, sandbox } = await open()
      const request = aCardPlacement()
      const mortal = await another({
        timeouts: { ...still, attemptLease: 50 },
        crashAt: (point) => {
          if (point === 'processor-answered') throw new Error('died')
        },
      })
      await mortal.ordering.place(request).catch(() => undefined)
      await engine.rows("update attempts set draft = draft - 'slip'")
      expect(await said(server.ordering.status({ brandId }, request.key))).to.deep.include({ statusCode: 202 })
      await another({ timeouts: { jobs: 50, completer: 30, attemptLease: 50, askAgain: 50 } })
      const [ticket] = await eventually(handed, (tickets) => tickets.length === 1)
      await eventually(kinds, (waiting) => waiting.length === 0)
      expect(await handed()).to.deep.equal([ticket])
      expect(String(ticket?.['slip'])).to.match(/^Order \d{3}\nPickup\nFor Gus /)
      expect(sandbox.ledger().map(({ entry }) => entry)).to.deep.equal(['authorise', 'capture'])
    })

    it('a name that is longer than its line is cut between letters', async () => {
      const { server } = await open()
      const guest = { firstName: 'a'.repeat(64), lastName: `${'b'.repeat(54)}😀b` }
      await place(server, aPlacement({ guest }))
      const [ticket] = await handed()
      expect(String(ticket?.['slip']).split('\n')[2]).to.equal(`For ${'a'.repeat(64)} ${'b'.repeat(54)}😀`)
    })
  })
}
