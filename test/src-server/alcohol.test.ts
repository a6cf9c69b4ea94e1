import { expect } from 'chai'
import type { AlcoholRules } from '../../src-domain/menu/alcohol.ts'
import type { SubmittedItem, SubmittedOrder } from '../../src-domain/placement/submitted-order.ts'
import { slipOf } from '../../src-domain/printing/slip.ts'
import type { Mail } from '../../src-server/mail/mail-sender.ts'
import { slipRows } from '../../src-server/printing/slip-rows.ts'
import { aBoardOrder } from '../builders/board-order-builder.ts'
import { aGroup, aMenu, anItem, anOption } from '../builders/menu-builder.ts'
import { anAddress } from '../builders/order-builder.ts'
import {
  aBrandSeed,
  aLocationSetting,
  aPlacement,
  aSubmittedOrder,
  engines,
  eventually,
  noon,
  openWorld,
  type World,
} from '../builders/order-server-builder.ts'
import { said } from '../builders/said.ts'

const menu = aMenu()
  .for('pickup', 'delivery')
  .withGroup(
    aGroup('Drinks').of(
      anItem('Beer').costing(700).with({ isAlcohol: true }),
      anItem('Coffee')
        .costing(400)
        .asking(anOption('Shot').offering(anItem('Rum').costing(200).with({ isAlcohol: true }), anItem('Milk'))),
    ),
  )
  .build()
const beer: SubmittedItem = { group: 'drinks', item: 'beer', modifiers: [], notes: '', quantity: 1 }
const coffeeWith = (item: string): SubmittedItem => ({
  ...beer,
  item: 'coffee',
  modifiers: [{ option: 'shot', item, modifiers: [] }],
})
const wording = 'I am 21 or older and can show ID'
const agePromise = { age: 21, wording }

for (const engine of engines()) {
  describe(`alcohol on ${engine.name}`, () => {
    let world: World
    const open = async (alcohol?: AlcoholRules) => {
      const location = { ...aLocationSetting(), ...(alcohol === undefined ? {} : { alcohol }) }
      world = await openWorld(engine, { brands: [aBrandSeed({ menu, locations: [location] })] })
    }
    afterEach(() => world.close())
    after(() => engine.close())

    const pickup = (...items: readonly SubmittedItem[]) => aSubmittedOrder({ items })
    const delivery = (...items: readonly SubmittedItem[]) =>
      aSubmittedOrder({ items, orderType: 'delivery', deliveryInfo: anAddress })
    const validate = (order: SubmittedOrder) =>
      said(world.server.ordering.validate({ brandId: 'noodle-house' }, 'loc-1', order))

    it('names the least age of an order with alcohol, also in a choice, and of no other', async () => {
      await open()
      expect(await validate(pickup(beer))).to.deep.include({ isValid: true, leastAge: 21 })
      expect(await validate(pickup(coffeeWith('rum')))).to.deep.include({ leastAge: 21 })
      expect(await validate(pickup(coffeeWith('milk')))).not.to.have.property('leastAge')
    })

    it('refuses an order without the promise, or with one of a lower age', async () => {
      await open()
      const refusal = {
        ...{ _tag: 'Refused', status: 400, code: 'age', reason: 'age' },
        message: 'Please confirm that you are 21 or older and can show ID.',
      }
      const place = world.server.ordering.place
      expect(await place(aPlacement({ order: pickup(beer) }))).to.deep.include(refusal)
      const younger = { age: 18, wording }
      expect(await place(aPlacement({ order: pickup(beer), agePromise: younger }))).to.deep.include(refusal)
    })

    it('keeps the promise with time and wording, and tells the kitchen to check the ID', async () => {
      await open()
      const placed = await world.server.ordering.place(aPlacement({ order: pickup(beer), agePromise }))
      if (placed._tag !== 'Placed') throw new Error(placed._tag)
      expect(placed.ticket.checkIdFor).to.equal(21)
      const [row] = await engine.rows('select submitted from orders')
      expect(row?.['submitted']).to.deep.include({ agePromise: { ...agePromise, at: new Date(noon).toISOString() } })
      const slips = await eventually(
        () => engine.rows('select slip from kitchen_tickets'),
        (rows) => rows.length === 1,
      )
      expect(slips[0]?.['slip']).to.include('CHECK ID: 21 OR OLDER')
      const printed = slipRows(slipOf(aBoardOrder({ checkIdFor: 21 })), {
        ...{ house: { brand: aBrandSeed().brand }, timeZone: 'UTC', isRepeat: false },
      })
      expect(printed).to.deep.include({ text: 'CHECK ID: 21 OR OLDER', indent: 0, look: 'alarm' })
    })

    it('names the age in the kitchen’s mail and webhook, and asks the customer for an ID in the receipt', async () => {
      const [mails, bodies]: [Mail[], string[]] = [[], []]
      const kitchen = { email: 'kitchen@noodles.example', webhook: 'https://pos.example/orders' }
      world = await openWorld(engine, {
        kitchenHook: {
          post: async ({ body }) => {
            bodies.push(body)
            return { _tag: 'Taken' }
          },
        },
        mail: {
          send: async (mail) => {
            mails.push(mail)
            return 'sent'
          },
        },
        brands: [aBrandSeed({ menu, locations: [{ ...aLocationSetting(), kitchen }] })],
      })
      await world.server.ordering.place(aPlacement({ order: pickup(beer), agePromise }))
      await eventually(
        () => engine.rows('select kind from jobs'),
        (rows) => rows.length === 0,
      )
      expect(bodies.map((body) => JSON.parse(body).checkIdFor)).to.deep.equal([21])
      const textTo = (address: string) => mails.find(({ to }) => to === address)?.text
      expect(textTo(kitchen.email)).to.include('CHECK ID: 21 OR OLDER')
      expect(textTo('gus@example.com')).to.include('Have your ID ready. You must be 21 or older.')
    })

    it('keeps no promise of an order without alcohol', async () => {
      await open()
      const order = pickup(coffeeWith('milk'))
      const placed = await world.server.ordering.place(aPlacement({ order, agePromise }))
      if (placed._tag !== 'Placed') throw new Error(placed._tag)
      expect(placed.ticket).not.to.have.property('checkIdFor')
      const [row] = await engine.rows('select submitted from orders')
      expect(row?.['submitted']).not.to.have.property('agePromise')
    })

    it('takes the least age of the location', async () => {
      await open({ leastAge: 25, isDelivered: true })
      expect(await validate(pickup(beer))).to.deep.include({ leastAge: 25 })
    })

    it('is not delivered where the location says so, also as a choice, but can be picked up', async () => {
      await open({ isDelivered: false })
      const refused = { isValid: false, reason: 'alcohol-delivery' }
      expect(await validate(delivery(beer))).to.deep.include({
        ...refused,
        message: "We can't deliver alcohol. Please remove Beer, or choose pickup.",
      })
      expect(await validate(delivery(coffeeWith('rum')))).to.deep.include(refused)
      expect(await validate(delivery(coffeeWith('milk')))).to.deep.include({ isValid: true })
      const place = world.server.ordering.place
      expect(await place(aPlacement({ order: delivery(beer), agePromise }))).to.deep.include({
        ...{ _tag: 'Refused', status: 400, code: 'alcohol_delivery', reason: 'alcohol-delivery' },
      })
      expect((await place(aPlacement({ order: pickup(beer), agePromise })))._tag).to.equal('Placed')
    })
  })
}
