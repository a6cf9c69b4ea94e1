import { expect } from 'chai'
import type { CartLine } from '../../src-domain/cart/cart-line.ts'
import { type Minor, minor } from '../../src-domain/money/minor.ts'
import { modifierTree } from '../../src-domain/selection/modifier-tree.ts'
import type { CartToSave } from '../../src-domain/sharing/saved-cart.ts'
import type { SavedCartGateway } from '../../src-domain/sharing/saved-cart-gateway.ts'
import { leftOf, rightOf } from './either.ts'

export interface SavedCartWorld {
  readonly gateway: SavedCartGateway
  readonly cart: CartToSave
  /** Today's price of one piece of that line. */
  readonly unitPrice: Minor
  readonly goneLine: CartLine
  readonly be: (who: 'nobody' | 'customer' | 'employee') => Promise<void>
  readonly passDays: (days: number) => void
  readonly close?: () => Promise<void>
}

export function itIsASavedCartGateway(name: string, openWorld: () => Promise<SavedCartWorld>): void {
  describe(`SavedCartGateway, as kept by ${name}`, () => {
    let world: SavedCartWorld
    beforeEach(async () => {
      world = await openWorld()
      await world.be('employee')
    })
    afterEach(() => world.close?.())

    const save = async (fields: Partial<CartToSave> = {}) =>
      rightOf(await world.gateway.save({ ...world.cart, ...fields })).publicIdentifier
    const load = async (id: string) => rightOf(await world.gateway.load(id))

    it('CART-24, CART-25, LINK-04 gives back to anybody what an employee saved, at the restaurant it was saved at', async () => {
      const id = await save({ orderType: 'delivery', scheduledAt: 4_000_000_000, discount: 'discount-1' })
      await world.be('nobody')
      const cart = await load(id)
      expect(cart).to.deep.include({ id, orderType: 'delivery', scheduledAt: 4_000_000_000, discount: 'discount-1' })
      expect({ id: cart.location.id, slug: cart.location.slug }).to.deep.equal(world.cart.location)
      expect(cart.items).to.have.length(1)
      const [{ line, isAvailable } = {}] = cart.items
      const sent = world.cart.items[0]
      expect(isAvailable).to.equal(true)
      expect(line).to.deep.include({
        group: sent?.group,
        item: sent?.item,
        quantity: sent?.quantity,
        notes: sent?.notes,
      })
      expect(line && modifierTree(line.mods)).to.deep.equal(sent && modifierTree(sent.mods))
    })

    it('CART-24, PRICE-02 asks today’s price for a line, whatever the saved cart says', async () => {
      const id = await save({ items: world.cart.items.map((line) => ({ ...line, price: minor(1) })) })
      expect((await load(id)).items[0]?.line.price).to.equal(world.unitPrice)
    })

    it('CART-15 gives back a line that is no longer sold with its name, and says so', async () => {
      const cart = await load(await save({ items: [...world.cart.items, world.goneLine] }))
      expect(cart.items.map(({ isAvailable }) => isAvailable)).to.deep.equal([true, false])
      expect(cart.items[1]?.line.name).to.equal(world.goneLine.name)
    })

    it('LINK-04 keeps nobody’s address', async () => {
      const deliveryInfo = {
        street1: '1 Elm St',
        street2: '',
        city: 'Troy',
        state: 'NY',
        zip: '12180',
        lat: 1,
        long: 2,
      }
      const cart = await load(await save({ orderType: 'delivery', deliveryInfo }))
      expect(cart.deliveryInfo).to.equal(undefined)
    })

    it('LINK-04 takes a cart from an employee only: 401 without a session, 403 for a customer', async () => {
      for (const [who, status] of [
        ['nobody', 401],
        ['customer', 403],
      ] as const) {
        await world.be(who)
        expect(leftOf(await world.gateway.save(world.cart))).to.deep.include({ _tag: 'Refused', status })
      }
    })

    it('CART-26, LINK-04 gives each saved cart a new, unguessable name', async () => {
      const [one, other] = [await save(), await save()]
      expect(one).to.match(/^[\w-]{22,}$/)
      expect(one).not.to.equal(other)
    })

    it('CART-28 knows nothing of a cart that was never saved, nor of one that is older than a week', async () => {
      expect(leftOf(await world.gateway.load('0'.repeat(22)))).to.deep.include({ _tag: 'Refused', status: 404 })
      const id = await save()
      world.passDays(6)
      expect((await load(id)).id).to.equal(id)
      world.passDays(2)
      expect(leftOf(await world.gateway.load(id))).to.deep.include({ _tag: 'Refused', status: 404 })
    })

    it('LINK-04 saves no cart without a line', async () => {
      expect(leftOf(await world.gateway.save({ ...world.cart, items: [] }))).to.deep.include({
        _tag: 'Refused',
        status: 400,
      })
    })
  })
}
