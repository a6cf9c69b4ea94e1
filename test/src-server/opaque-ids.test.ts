import { expect } from 'chai'
import { menu as menuCodec } from '../../src-contract/menu/menu.ts'
import type { Menu, MenuGroup } from '../../src-domain/menu/menu.ts'
import { openEdge } from '../builders/http-edge-builder.ts'
import { aGroup, aMenu, anItem, anOption } from '../builders/menu-builder.ts'
import { aKey } from '../builders/order-builder.ts'
import { aBrandSeed, engines, openWorld, type World } from '../builders/order-server-builder.ts'

const longest = 'x'.repeat(128)
const dishIds = ['Bucket_of_Balls_(13_', '_leading', 'a b/c%2F?#&"\'<>', 'Ñandú 餃子 🥟', '__proto__', longest]

const strangeMenu: Menu = aMenu()
  .for('pickup')
  .withGroup(
    aGroup('Party')
      .withId('Party (12+)')
      .of(
        ...dishIds.map((id, at) =>
          anItem(`Dish ${at}`)
            .withId(id)
            .costing(1000)
            .asking(
              anOption('Sauce')
                .withId(`Sauces / ${at}%`)
                .between(1, 1)
                .offering(anItem('Hot').withId(`Hot! (${at})`).costing(50)),
            ),
        ),
      ),
  )
  .build()

for (const engine of engines()) {
  describe(`ids of a real menu on ${engine.name}`, () => {
    let world: World
    beforeEach(async () => {
      world = await openWorld(engine, { brands: [aBrandSeed({ menu: strangeMenu })] })
    })
    afterEach(() => world.close())

    const headers = { client: 'noodle-house', locationid: 'loc-1' }
    const shown = async () => {
      const { app } = await openEdge(world.server)
      const answer = await app.inject({ url: '/v1/menus?orderType=pickup', headers })
      const { groups, items, options } = answer.json()
      const [group]: MenuGroup[] = Object.values(groups)
      const lines = (group?.items ?? []).map((id) => ({
        group: group?.id,
        item: id,
        restaurantGroup: null,
        quantity: 1,
        modifiers: items[id].options.map((option: string) => ({
          option,
          item: options[option].items[0],
          modifiers: [],
        })),
      }))
      const send = (url: string, payload: object) => app.inject({ method: 'POST', url: `/v1${url}`, headers, payload })
      return { lines, send }
    }

    it('MENU-03, CHK-43, CHK-44 each dish that is shown can be judged, priced and ordered, whatever its id is', async () => {
      const { lines, send } = await shown()
      expect(lines.map(({ item }) => item)).to.have.members(dishIds)
      const order = { items: lines, orderType: 'pickup' }
      const validated = await send('/order/validate', order)
      expect([validated.statusCode, validated.json().isValid]).to.deep.equal([200, true])
      expect((await send('/order/check-price', order)).json().preDiscountPrice).to.equal(10.5 * dishIds.length)
      const guestInfo = { firstName: 'Ana', lastName: 'Diaz', email: 'ana@example.com' }
      const cart = lines.map(({ group, item, modifiers: [sauce] }) => ({
        group,
        item: { id: item },
        modifications: [{ option: sauce.option, item: sauce.item, modifications: [] }],
        name: 'As seen',
        price: 10.5,
        quantity: 1,
      }))
      const placed = await send('/order/cash/', { ...order, cart, idempotencyKey: aKey(22), tip: 0, guestInfo })
      expect([placed.statusCode, placed.json().items?.map(({ itemId }: { itemId: string }) => itemId)]).to.deep.equal([
        200,
        dishIds,
      ])
    })

    it('MENU-03 what no order could name is left out of the menu, and told by its path', () => {
      const entry = (id: string) => ({ id, name: 'Dish', price: 1 })
      const decoded = menuCodec.decode({
        items: {
          good: entry('good'),
          empty: entry(''),
          long: entry(`${longest}x`),
          line: entry('a\nb'),
          half: entry('\ud800'),
        },
      })
      expect(decoded._tag === 'Right' && [...decoded.right.items.keys()]).to.deep.equal(['good'])
    })
  })
}
