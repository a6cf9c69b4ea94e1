import { expect } from 'chai'
import { diningOptions } from '../../../src-domain/dining-option/dining-option.ts'
import { engines, openWorld, type World } from '../../builders/order-server-builder.ts'

for (const engine of engines()) {
  describe(`what an order may be on ${engine.name}`, () => {
    let world: World
    afterEach(() => world.close())

    it('CART-23 every order type, and no other word', async () => {
      world = await openWorld(engine)
      const [check] = await engine.rows(
        "select pg_get_constraintdef(oid) as rule from pg_constraint where conname = 'orders_check'",
      )
      const [, words = ''] = /order_type = ANY \(ARRAY\[(.*?)\]\)/.exec(String(check?.['rule'])) ?? []
      expect([...words.matchAll(/'(\w+)'/g)].map(([, word]) => word)).to.have.members([...diningOptions])
    })
  })
}
