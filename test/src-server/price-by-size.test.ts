import { randomUUID } from 'node:crypto'
import { expect } from 'chai'
import { minor } from '../../src-domain/money/minor.ts'
import { openEdge } from '../builders/http-edge-builder.ts'
import { aGroup, aMenu, anItem, anOption } from '../builders/menu-builder.ts'
import {
  aBrandSeed,
  aLocationSetting,
  aNonce,
  engines,
  openWorld,
  type World,
} from '../builders/order-server-builder.ts'

const pizzas = aMenu()
  .withGroup(
    aGroup('Pizzas').of(
      anItem('Pizza').asking(
        anOption('Size').between(1, 1).offering(anItem('Small').costing(900), anItem('Large').costing(1_400)),
        anOption('Toppings').offering(
          anItem('Ham')
            .costing(200)
            .with({
              priceBySize: [
                { size: 'small', price: minor(150) },
                { size: 'large', price: minor(250) },
              ],
            }),
        ),
      ),
    ),
  )
  .build()

function pizza(size: string) {
  const choice = (option: string, item: string) => ({ option, item, modifiers: [] })
  return {
    items: [
      {
        group: 'pizzas',
        item: 'pizza',
        modifiers: [choice('toppings', 'ham'), choice('size', size)],
        notes: '',
        quantity: 1,
      },
    ],
    orderType: 'pickup',
  }
}

for (const engine of engines()) {
  describe(`prices by size on ${engine.name}`, () => {
    let world: World
    beforeEach(async () => {
      world = await openWorld(engine, { brands: [aBrandSeed({ menu: pizzas, locations: [aLocationSetting()] })] })
    })
    afterEach(() => world.close())
    after(() => engine.close())

    it('PRICE-12, CONF-05 the server charges the price of the chosen size, and the ticket says it', async () => {
      const { send } = await openEdge(world.server)
      const post = async (path: string, body: unknown): Promise<Readonly<Record<string, unknown>>> => {
        const answer = await send({
          method: 'POST',
          path,
          headers: { Client: 'noodle-house', locationId: 'loc-1' },
          body,
        })
        if (answer._tag !== 'Answered' || answer.status !== 200) throw new Error(JSON.stringify(answer))
        return Object(answer.body)
      }
      expect(await post('/order/check-price', pizza('small'))).to.deep.include({ preDiscountPrice: 10.5 })
      expect(await post('/order/check-price', pizza('large'))).to.deep.include({ preDiscountPrice: 16.5 })
      const ticket = await post('/order', {
        ...pizza('large'),
        tip: 0,
        idempotencyKey: randomUUID(),
        cardNonce: aNonce(),
        guestInfo: { firstName: 'Gus', lastName: 'Guest' },
      })
      const [line] = Array.isArray(ticket['items']) ? ticket['items'] : []
      expect(line).to.deep.include({ price: 16.5 })
      expect(line.modifiers.map(({ name, price }: { name: string; price: number }) => [name, price])).to.deep.equal([
        ['Ham', 2.5],
        ['Large', 14],
      ])
    })

    it('API-13 the menu tells the prices by size, and its plain price to a reader that does not know them', async () => {
      const { send } = await openEdge(world.server)
      const answer = await send({
        method: 'GET',
        path: '/menus?orderType=pickup',
        headers: { Client: 'noodle-house', locationId: 'loc-1' },
      })
      if (answer._tag !== 'Answered') throw new Error(answer._tag)
      const body: { items: Readonly<Record<string, unknown>> } = Object(answer.body)
      expect(body.items['ham']).to.deep.include({
        price: 2,
        priceBySize: [
          { size: 'small', price: 1.5 },
          { size: 'large', price: 2.5 },
        ],
      })
    })
  })
}
