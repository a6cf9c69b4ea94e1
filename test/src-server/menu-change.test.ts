import { expect } from 'chai'
import { diningOptions } from '../../src-domain/dining-option/dining-option.ts'
import type { Menu } from '../../src-domain/menu/menu.ts'
import { minor } from '../../src-domain/money/minor.ts'
import type { OrderServer } from '../../src-server/order-server.ts'
import type { PlacementResult } from '../../src-server/ordering/placement-result.ts'
import { aGroup, aMenu, anItem, anOption } from '../builders/menu-builder.ts'
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
import { said } from '../builders/said.ts'

const brand = { brandId: 'noodle-house' }

function menuAt(bowl: number, thick: number, drink: number): Menu {
  return aMenu()
    .for(...diningOptions)
    .withGroup(
      aGroup('Bowls').of(
        anItem('Ramen')
          .costing(bowl)
          .asking(anOption('Noodles').between(1, 1).offering(anItem('Thin'), anItem('Thick').costing(thick))),
      ),
      aGroup('Drinks').of(anItem('Tea').costing(drink)),
    )
    .build()
}
const oldMenu = menuAt(1_250, 50, 300)
const newMenu = menuAt(1_400, 75, 350)
const order = aSubmittedOrder({ items: [ramen('thick', 2), tea()] })
const oldLines = [1_300, 300]
const newLines = [1_475, 350]
const oldFood = 2_900
const newFood = 3_300
const oldDue = 3_132
const newDue = 3_564

for (const engine of engines()) {
  describe(`A menu that is imported while orders are placed, on ${engine.name}`, () => {
    let world: World
    afterEach(() => world.close())
    after(() => engine.close())

    it('PRICE-02, API-59 no order, price or answer mixes two versions, and no card is charged what was not shown', async () => {
      world = await openWorld(engine, { brands: [aBrandSeed({ menu: oldMenu })] })
      const { ordering } = world.server
      const results: Promise<PlacementResult>[] = []
      const asked: Promise<unknown>[] = []
      const foods: number[] = []
      const priced = async (server: OrderServer) => {
        const [price, verdict] = await Promise.all([
          said(server.ordering.checkPrice(brand, 'loc-1', order)),
          said(server.ordering.validate(brand, 'loc-1', order)),
        ])
        if (!('preDiscountPrice' in price)) throw new Error('no price')
        foods.push(price.preDiscountPrice)
        expect(price.totalAmount).to.equal(price.preDiscountPrice === oldFood ? oldDue : newDue)
        expect(verdict).to.have.property('isValid', true)
      }
      placed(await ordering.place(aPlacement({ order })))
      let isImported = false
      const importing = world.another({ brands: [aBrandSeed({ menu: newMenu })] }).finally(() => {
        isImported = true
      })
      // Fifty placements spread over the import.
      for (let n = 0; n < 50; n += 1) {
        const shown = { expectedTotal: minor(oldDue), order }
        results.push(ordering.place(n % 2 === 0 ? aCardPlacement(shown) : aPlacement({ order })))
        if (n % 5 === 0) asked.push(priced(world.server))
        if (n > 15 && !isImported) await new Promise((done) => setTimeout(done, 20))
      }
      const other = await importing
      await Promise.all([...asked, priced(other)])
      const all = await Promise.all(results)
      placed(await ordering.place(aPlacement({ order })))
      placed(await other.ordering.place(aPlacement({ order })))

      expect(new Set(all.map(({ _tag }) => _tag))).to.satisfy((tags: ReadonlySet<string>) =>
        [...tags].every((tag) => tag === 'Placed' || tag === 'PriceChanged'),
      )
      for (const one of all) {
        if (one._tag === 'PriceChanged') {
          expect([one.price.preDiscountPrice, one.price.totalAmount]).to.deep.equal([newFood, newDue])
        }
      }
      for (const food of foods) expect([oldFood, newFood]).to.include(food)
      const orders = await engine.rows(`
        select o.menu_version, o.subtotal, o.due, (o.ticket->>'subtotal')::integer as shown,
          (select json_agg(l.unit_price order by l.position) from order_lines l where l.order_id = o.id) as lines
        from orders o`)
      const versions = new Map<string, string>()
      for (const { menu_version, subtotal, due, shown, lines } of orders) {
        const isOld = subtotal === oldFood
        expect([subtotal, due, shown, lines]).to.deep.equal(
          isOld ? [oldFood, oldDue, oldFood, oldLines] : [newFood, newDue, newFood, newLines],
        )
        const known = versions.get(String(menu_version)) ?? String(subtotal)
        expect(known, 'one version, one price').to.equal(String(subtotal))
        versions.set(String(menu_version), known)
      }
      expect([...versions.values()].sort()).to.deep.equal([String(oldFood), String(newFood)])
      for (const one of world.sandbox.ledger()) {
        if (one.entry === 'authorise') expect(one.amount).to.equal(oldDue)
      }
    })
  })
}
