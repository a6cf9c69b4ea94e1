import { randomUUID } from 'node:crypto'
import { expect } from 'chai'
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

const boxes = aMenu()
  .withGroup(
    aGroup('Boxes').of(
      anItem('Box')
        .costing(500)
        .asking(
          anOption('Doughnuts')
            .with({ unitMin: 4, unitMax: 4, maxPerItem: 3 })
            .offering(anItem('Glazed').costing(100), anItem('Jam').costing(150)),
        ),
    ),
  )
  .build()

function box(...doughnuts: readonly string[]) {
  const modifiers = doughnuts.map((item) => ({ option: 'doughnuts', item, modifiers: [] }))
  return { items: [{ group: 'boxes', item: 'box', modifiers, notes: '', quantity: 1 }], orderType: 'pickup' }
}

for (const engine of engines()) {
  describe(`boxes on ${engine.name}`, () => {
    let world: World
    beforeEach(async () => {
      world = await openWorld(engine, { brands: [aBrandSeed({ menu: boxes, locations: [aLocationSetting()] })] })
    })
    afterEach(() => world.close())
    after(() => engine.close())

    const edge = async () => {
      const { send } = await openEdge(world.server)
      return async (path: string, body?: unknown) => {
        const answer = await send({
          method: body === undefined ? 'GET' : 'POST',
          path,
          headers: { Client: 'noodle-house', locationId: 'loc-1' },
          ...(body === undefined ? {} : { body }),
        })
        if (answer._tag !== 'Answered') throw new Error(answer._tag)
        const said: Readonly<Record<string, unknown>> = Object(answer.body)
        return { status: answer.status, said }
      }
    }

    it('PRICE-12, CHK-43, CONF-05 charges each piece, and the ticket repeats a modifier as often as it was ordered', async () => {
      const call = await edge()
      const three = box('glazed', 'glazed', 'glazed', 'jam')
      expect((await call('/order/check-price', three)).said).to.deep.include({ preDiscountPrice: 9.5, isValid: true })
      const { said } = await call('/order', {
        ...three,
        tip: 0,
        idempotencyKey: randomUUID(),
        cardNonce: aNonce(),
        guestInfo: { firstName: 'Gus', lastName: 'Guest' },
      })
      const [line] = Array.isArray(said['items']) ? said['items'] : []
      expect(line.modifiers.map(({ name }: { name: string }) => name)).to.deep.equal([
        'Glazed',
        'Glazed',
        'Glazed',
        'Jam',
      ])
    })

    it('CART-16 refuses too few pieces, too many, and too many of one', async () => {
      const call = await edge()
      for (const wrong of [
        box('glazed', 'jam'),
        box('glazed', 'glazed', 'jam', 'jam', 'jam'),
        box('glazed', 'glazed', 'glazed', 'glazed'),
      ]) {
        const { said } = await call('/order/validate', wrong)
        expect(said, JSON.stringify(wrong)).to.deep.include({ isValid: false, invalidItems: ['box'] })
      }
      expect((await call('/order/validate', box('glazed', 'glazed', 'jam', 'jam'))).said).to.deep.include({
        isValid: true,
      })
    })

    it('API-13 the menu tells the bounds of pieces', async () => {
      const call = await edge()
      const { said } = await call('/menus?orderType=pickup')
      const options: Readonly<Record<string, unknown>> = Object(said['options'])
      expect(options['doughnuts']).to.deep.include({ unitMin: 4, unitMax: 4, maxPerItem: 3 })
    })
  })
}
