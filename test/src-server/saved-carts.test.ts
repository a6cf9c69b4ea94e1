import { expect } from 'chai'
import { cartToSave } from '../../src-contract/sharing/saved-cart.ts'
import type { CartLine } from '../../src-domain/cart/cart-line.ts'
import { minor } from '../../src-domain/money/minor.ts'
import { modifierTree, selectionsFromTree } from '../../src-domain/selection/modifier-tree.ts'
import type { CartToSave } from '../../src-domain/sharing/saved-cart.ts'
import { openEdge } from '../builders/http-edge-builder.ts'
import { aGroup, aMenu, anItem, anOption } from '../builders/menu-builder.ts'
import { aLine, anAddress } from '../builders/order-builder.ts'
import { aBrandSeed, aNoodleMenu, engines, openWorld, type World } from '../builders/order-server-builder.ts'
import { said } from '../builders/said.ts'
import { rightOf } from '../contracts/either.ts'

const brand = { brandId: 'noodle-house' }
const day = 86_400_000
const thick = selectionsFromTree([{ option: 'noodles', item: 'thick', modifiers: [] }])
const ramen: CartLine = aLine({ mods: thick, price: minor(1), quantity: 2, notes: 'No onions' })
const gone: CartLine = aLine({ item: 'laksa', name: 'Laksa', price: minor(1_400) })
function cart(fields: Partial<CartToSave> = {}): CartToSave {
  return {
    items: [ramen],
    location: { id: 'loc-1', slug: 'main-street' },
    orderType: 'pickup',
    ...fields,
  }
}

const headers = { client: 'noodle-house', 'content-type': 'application/json' }
function post(one: CartToSave, token?: string) {
  return {
    method: 'POST' as const,
    url: '/v1/cart',
    headers: { ...headers, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
    payload: JSON.stringify(cartToSave.encode(one)),
  }
}

for (const engine of engines()) {
  describe(`saved carts on ${engine.name}`, () => {
    let world: World
    beforeEach(async () => {
      world = await openWorld(engine)
    })
    afterEach(() => world.close())
    after(() => engine.close())

    const save = async (fields: Partial<CartToSave> = {}) => {
      const saved = await said(world.server.savedCarts.save(brand, cart(fields)))
      if ('_tag' in saved) throw new Error(saved._tag)
      return saved.publicIdentifier
    }
    const load = async (id: string, caller = brand) => {
      const loaded = await said(world.server.savedCarts.load(caller, id))
      if ('_tag' in loaded) throw new Error(loaded._tag)
      return loaded
    }

    const tokenOf = async (name: string) => {
      const result = rightOf(await world.server.accounts.signIn(brand, `${name}@example.com`, `noodles for ${name}`))
      return result.token
    }

    it('LINK-04, CART-24, CART-25 a saved cart comes back with its items, location and way, under a random identifier', async () => {
      const [one, other] = [await save({ scheduledAt: 1_800_000_000, discount: 'TEN' }), await save()]
      expect(one).to.match(/^[\w-]{22}$/)
      expect(one).not.to.equal(other)
      const loaded = await load(one)
      expect(loaded).to.deep.include({ id: one, orderType: 'pickup', scheduledAt: 1_800_000_000, discount: 'TEN' })
      expect(loaded.location).to.deep.include({ id: 'loc-1', slug: 'main-street', name: 'Main Street' })
      const [first] = loaded.items
      expect(first?.line).to.deep.include({ group: 'bowls', item: 'ramen', quantity: 2, notes: 'No onions' })
      expect(modifierTree(first?.line.mods ?? new Map())).to.deep.equal(modifierTree(thick))
    })

    it('CART-25 a loaded line has the picture and the restaurant group that the menu knows', async () => {
      const id = await save()
      const menu = aMenu()
        .for('pickup')
        .withRestaurant({ id: 'hall', name: 'The hall', description: '' })
        .withGroup(
          aGroup('Bowls').of(
            anItem('Ramen')
              .costing(1_250)
              .with({ images: ['http://img.example/ramen.webp'], restaurantGroup: 'hall' })
              .asking(anOption('Noodles').between(1, 1).offering(anItem('Thick').costing(50))),
          ),
        )
        .build()
      await world.another({ brands: [aBrandSeed({ menu })] })
      world.clock.at += 2_000
      expect((await load(id)).items[0]?.line).to.deep.include({
        image: 'https://img.example/ramen.webp',
        resGroupId: 'hall',
      })
    })

    it('CART-24 prices are read anew from the menu of now, whatever was sent and whatever it cost then', async () => {
      const id = await save()
      expect((await load(id)).items[0]?.line.price).to.equal(1_300)
      await world.another({ brands: [aBrandSeed({ menu: aNoodleMenu(1_500) })] })
      world.clock.at += 2_000
      expect((await load(id)).items[0])
        .to.deep.include({ isAvailable: true })
        .and.have.nested.property('line.price', 1_550)
    })

    it('CART-15, CART-24 a line that the menu does not have keeps its name and says that it is not available', async () => {
      const { items } = await load(await save({ items: [gone, ramen] }))
      expect(items.map(({ isAvailable, line }) => [line.name, line.price, isAvailable])).to.deep.equal([
        ['Laksa', 1_400, false],
        ['Ramen', 1_300, true],
      ])
    })

    it('LINK-04 keeps no address, not even in the database', async () => {
      const id = await save({ orderType: 'delivery', deliveryInfo: anAddress })
      expect(await load(id)).not.to.have.property('deliveryInfo')
      expect(JSON.stringify(await engine.rows('select * from saved_carts'))).not.to.contain(anAddress.street1)
    })

    it('API-42 answers only for its own brand, and only for a week', async () => {
      const id = await save()
      expect(await said(world.server.savedCarts.load({ brandId: 'other' }, id))).to.deep.equal({ _tag: 'NotFound' })
      expect(await said(world.server.savedCarts.load(brand, 'no-such-cart'))).to.deep.equal({ _tag: 'NotFound' })
      world.clock.at += 7 * day - 1
      expect((await load(id)).id).to.equal(id)
      world.clock.at += 2
      expect(await said(world.server.savedCarts.load(brand, id))).to.deep.equal({ _tag: 'NotFound' })
      await save()
      expect(await engine.rows('select public_identifier from saved_carts')).to.have.length(1)
    })

    it('API-41, LINK-04 takes a cart from employees only: 401 without a login, 403 for others', async () => {
      const { app } = await openEdge(world.server)
      expect((await app.inject(post(cart()))).statusCode).to.equal(401)
      const guest = await app.inject(post(cart(), await tokenOf('ana')))
      expect([guest.statusCode, guest.json().code]).to.deep.equal([403, 'employees_only'])
      const emil = await tokenOf('emil')
      const made = await app.inject(post(cart(), emil))
      expect(made.statusCode).to.equal(200)
      expect(made.json().publicIdentifier).to.match(/^[\w-]{22}$/)
      const read = await app.inject({ url: `/v1/cart/${made.json().publicIdentifier}`, headers })
      expect(read.json()).to.deep.include({ orderType: 'pickup', deliveryInfo: null, scheduledAt: null })
      expect(read.json().items[0]).to.deep.include({
        item: { id: 'ramen' },
        modifications: [{ option: 'noodles', item: 'thick', modifications: [] }],
        price: 13,
      })
    })

    it('API-41, API-42 refuses an empty cart, one of nowhere, and an unknown identifier with 404', async () => {
      const { app } = await openEdge(world.server)
      const emil = await tokenOf('emil')
      const statusOf = async (one: CartToSave) => (await app.inject(post(one, emil))).statusCode
      expect(await statusOf(cart({ items: [] }))).to.equal(400)
      expect(await statusOf(cart({ location: { id: 'elsewhere', slug: 'elsewhere' } }))).to.equal(404)
      const unknown = await app.inject({ url: '/v1/cart/nobody-knows-it', headers })
      expect([unknown.statusCode, unknown.json().message]).to.deep.equal([404, 'Cart Not Found'])
    })
  })
}
