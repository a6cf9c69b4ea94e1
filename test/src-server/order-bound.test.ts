import { expect } from 'chai'
import fc from 'fast-check'
import { diningOptions } from '../../src-domain/dining-option/dining-option.ts'
import { minor } from '../../src-domain/money/minor.ts'
import type { SubmittedItem } from '../../src-domain/placement/submitted-order.ts'
import { openEdge } from '../builders/http-edge-builder.ts'
import { aGroup, aMenu, anItem } from '../builders/menu-builder.ts'
import {
  aBrandSeed,
  aCardPlacement,
  aPlacement,
  aSubmittedOrder,
  engines,
  openWorld,
  placed,
  ramen,
  tea,
  type World,
} from '../builders/order-server-builder.ts'

const most = 9_999_999
const headers = { Client: 'noodle-house', locationId: 'loc-1' }

/** Dishes at one cent, at the order limit, and at the menu's maximum price. */
const menu = aMenu()
  .for(...diningOptions)
  .withGroup(
    aGroup('Bowls').of(
      anItem('Crumb').costing(1),
      anItem('Bowl').costing(1_250),
      anItem('Feast').costing(most),
      anItem('Palace').costing(99_999_999),
    ),
  )
  .build()
const prices = { crumb: 1, bowl: 1_250, feast: most, palace: 99_999_999 } as const
function line(item: keyof typeof prices, quantity: number): SubmittedItem {
  return {
    group: 'bowls',
    item,
    modifiers: [],
    notes: '',
    quantity,
  }
}

for (const engine of engines()) {
  describe(`The most that one order may come to, on ${engine.name}`, () => {
    let world: World
    const post = async (
      path: string,
      body: unknown,
    ): Promise<{ readonly status: number; readonly body: Readonly<Record<string, unknown>> }> => {
      const { send, app } = await openEdge(world.server)
      const answer = await send({ method: 'POST', path, headers, body })
      await app.close()
      if (answer._tag !== 'Answered') throw new Error('no answer')
      return { status: answer.status, body: Object(answer.body) }
    }
    const ordered = (items: readonly SubmittedItem[]) => ({ items, orderType: 'pickup' })
    afterEach(() => world.close())
    after(() => engine.close())

    it('SEL-36 thousands of pieces of one dish are an order like any other', async () => {
      world = await openWorld(engine)
      const ticket = placed(
        await world.server.ordering.place(aPlacement({ order: aSubmittedOrder({ items: [tea(5_000)] }) })),
      )
      expect([ticket.items[0]?.quantity, ticket.subtotal, ticket.finalAmount]).to.deep.equal([
        5_000, 1_500_000, 1_620_000,
      ])
      const { status, body } = await post('/order/check-price', ordered([tea(9_999)]))
      expect([status, body['isValid'], body['preDiscountPrice']]).to.deep.equal([200, true, 29_997])
      expect((await post('/order/check-price', ordered([tea(10_000)]))).status).to.equal(400)
    })

    it('SEL-36, CHK-30 refuses what comes to more than $99,999.99 in a sentence, wherever it is asked, and writes nothing', async () => {
      world = await openWorld(engine)
      const items = [ramen('thin', 9_999)]
      const sentence = 'Orders can be up to $99,999.99. Please remove something or call us.'
      const validated = await post('/order/validate', ordered(items))
      expect(validated.status).to.equal(200)
      expect(validated.body).to.deep.include({ isValid: false, reason: 'items', message: sentence })
      const checked = await post('/order/check-price', ordered(items))
      expect(checked.status).to.equal(200)
      expect(checked.body).to.deep.include({ isValid: false, message: sentence, preDiscountPrice: 124_987.5 })
      const order = aSubmittedOrder({ items })
      for (const request of [aPlacement({ order }), aCardPlacement({ order })]) {
        expect(await world.server.ordering.place(request)).to.deep.include({
          _tag: 'Refused',
          status: 400,
          code: 'items',
          reason: 'items',
          message: sentence,
        })
      }
      expect(await engine.rows('select 1 from placements')).to.deep.equal([])
      expect(world.sandbox.ledger()).to.deep.equal([])
    })

    it('SEL-36 counts what is charged, tax and tip with it, and not the food alone', async () => {
      world = await openWorld(engine)
      // $92,400.00 and 8 % are $99,792.00; a tip of $207.99 just fits.
      const order = aSubmittedOrder({ items: [tea(9_999), tea(9_999), tea(9_999), tea(803)] })
      const request = (tip: number) => aCardPlacement({ order, tip: minor(tip) })
      expect(await world.server.ordering.place(request(20_800))).to.deep.include({ _tag: 'Refused', reason: 'items' })
      expect(placed(await world.server.ordering.place(request(20_799))).finalAmount).to.equal(most)
    })

    it('SEL-36 no order of any size is an error of the server: it is priced, and valid exactly up to the bound', async () => {
      world = await openWorld(engine, { brands: [aBrandSeed({ menu })] })
      const { send, app } = await openEdge(world.server)
      const some = fc.record({
        item: fc.constantFrom('crumb', 'bowl', 'feast', 'palace'),
        quantity: fc.oneof(
          fc.constantFrom(1, 9_999),
          fc.integer({ min: 1, max: 9_999 }),
          fc.integer({ min: 1, max: 8 }),
        ),
      } as const)
      await fc.assert(
        fc.asyncProperty(fc.array(some, { minLength: 1, maxLength: 100 }), async (chosen) => {
          const items = chosen.map(({ item, quantity }) => line(item, quantity))
          const answer = await send({ method: 'POST', path: '/order/check-price', headers, body: ordered(items) })
          if (answer._tag !== 'Answered') throw new Error('no answer')
          const food = chosen.reduce((sum, { item, quantity }) => sum + BigInt(prices[item]) * BigInt(quantity), 0n)
          const due = food + (food * 8n + 50n) / 100n
          expect(answer.status).to.equal(200)
          expect(Object(answer.body)['isValid']).to.equal(due <= BigInt(most))
        }),
      )
      await app.close()
    })
  })
}
