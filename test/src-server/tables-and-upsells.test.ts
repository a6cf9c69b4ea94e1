import { expect } from 'chai'
import type { Brand } from '../../src-domain/brand/brand.ts'
import { byDiningOption } from '../../src-domain/dining-option/dining-option.ts'
import { minor } from '../../src-domain/money/minor.ts'
import { upsellMenu } from '../../src-domain/upsell/upsell-menu.ts'
import type { BrandSeed } from '../../src-server/brand/brand-seed.ts'
import type { OrderServer } from '../../src-server/order-server.ts'
import { aBrand } from '../builders/brand-builder.ts'
import { aGroup, aMenu, anItem } from '../builders/menu-builder.ts'
import {
  aBrandSeed,
  aLocationSetting,
  aNoodleMenu,
  aPlacement,
  aSubmittedOrder,
  engines,
  openWorld,
  placed,
  tea,
  type World,
} from '../builders/order-server-builder.ts'
import { said } from '../builders/said.ts'

const brand = { brandId: 'noodle-house' }
function kioskOn(fields: Partial<Brand> = {}): Partial<Brand> {
  return {
    ordering: { ...aBrand().ordering, kiosk: true },
    ...fields,
  }
}
function tables(...numbers: readonly string[]) {
  return numbers.map((number) => ({ id: `table-${number.toLowerCase()}`, number }))
}
function seed(fields: Partial<BrandSeed> = {}, rules: Partial<Brand> = {}) {
  return aBrandSeed(fields, kioskOn(rules))
}
function at(...numbers: readonly string[]) {
  return [{ ...aLocationSetting(), tables: tables(...numbers) }]
}
function kiosk(tableNumber?: string) {
  return aSubmittedOrder({ orderType: 'kiosk', ...(tableNumber === undefined ? {} : { tableNumber }) })
}

async function check(server: OrderServer, number: string) {
  const answer = await said(server.tables.check(brand, 'loc-1', number))
  if ('_tag' in answer) throw new Error('no location')
  return answer
}

for (const engine of engines()) {
  describe(`tables on ${engine.name}`, () => {
    let world: World
    const open = async (one: BrandSeed) => {
      world = await openWorld(engine, { brands: [one] })
      return world.server
    }
    afterEach(() => world.close())

    it('API-40, TABLE-06 a table of the location is known by what its sign says', async () => {
      const server = await open(seed({ locations: at('7', 'A1') }))
      expect(await check(server, ' a1 ')).to.deep.equal({ isValid: true, table: { id: 'table-a1' } })
      const unknown = await check(server, '8')
      expect(unknown.isValid).to.equal(false)
      expect(unknown.message).to.contain("couldn't find that table")
      expect(await said(server.tables.check(brand, 'loc-9', '7'))).to.deep.equal({ _tag: 'NotFound' })
    })

    it('TABLE-06 a table that is served no more is retired, and one that took its number is served', async () => {
      await open(seed({ locations: at('7', '8') }))
      const later = await world.another({ brands: [seed({ locations: at('8') })] })
      const retired = await check(later, '7')
      expect(retired.isValid).to.equal(false)
      expect(retired.message).to.contain("isn't open right now")
      expect(retired.reason).to.equal('retired')
      const renumbered = [{ ...aLocationSetting(), tables: [{ id: 'table-new', number: '7' }] }]
      const latest = await world.another({ brands: [seed({ locations: renumbered })] })
      expect(await check(latest, '7')).to.deep.equal({ isValid: true, table: { id: 'table-new' } })
      expect(await engine.rows('select id, is_retired from dining_tables order by id')).to.deep.equal([
        { id: 'table-7', is_retired: true },
        { id: 'table-8', is_retired: true },
        { id: 'table-new', is_retired: false },
      ])
    })

    it('TABLE-06 two tables may swap their numbers', async () => {
      await open(seed({ locations: at('1', '2') }))
      const swapped = [
        {
          ...aLocationSetting(),
          tables: [
            { id: 'table-1', number: '2' },
            { id: 'table-2', number: '1' },
          ],
        },
      ]
      const later = await world.another({ brands: [seed({ locations: swapped })] })
      expect((await check(later, '1')).table).to.deep.equal({ id: 'table-2' })
    })

    it('TABLE-03, TABLE-04, TABLE-05 with kiosk off for the product or the location no table is taken', async () => {
      const text = 'Table ordering is currently unavailable. Please contact your server to order.'
      const off = await open(seed({}, { ordering: { ...aBrand().ordering, kiosk: false } }))
      expect(await check(off, '7')).to.deep.equal({ isValid: false, message: text, reason: 'off' })
      const there = await world.another({
        brands: [seed({ locations: [aLocationSetting({ isKioskEnabled: false })] })],
      })
      expect(await check(there, '7')).to.deep.equal({ isValid: false, message: text, reason: 'off' })
    })

    it('TABLE-10, CONF-05 a kiosk order names its table by id, and its ticket by what the sign says', async () => {
      const server = await open(seed({ locations: at('A1') }))
      const ticket = placed(await server.ordering.place(aPlacement({ order: kiosk('table-a1') })))
      expect(ticket.tableNumber).to.equal('A1')
    })

    it('TABLE-11 no table, an unknown one and a retired one are refused as such, before anything is charged', async () => {
      const server = await open(seed({ locations: at('7', '8') }))
      const later = await world.another({ brands: [seed({ locations: at('8') })] })
      const refused = async (one: OrderServer, tableNumber?: string) => {
        const result = await one.ordering.place(aPlacement({ order: kiosk(tableNumber) }))
        return result._tag === 'Refused' ? [result.status, result.reason, result.message] : [result._tag]
      }
      expect(await refused(server)).to.deep.equal([400, 'table', 'Please enter your table number.'])
      expect((await refused(server, '7')).slice(0, 2)).to.deep.equal([400, 'table'])
      expect((await refused(later, 'table-7'))[2]).to.contain("isn't open right now")
      const told = await said(later.ordering.validate(brand, 'loc-1', kiosk('table-7')))
      expect(told).to.include({ isValid: false, reason: 'table' })
      expect(await said(later.ordering.validate(brand, 'loc-1', kiosk()))).to.include({ isValid: true })
    })

    it('CART-14, CHK-55 where guests give no name an order needs none, and where they do it does', async () => {
      const nameless = { name: { ...byDiningOption(() => true), kiosk: false }, phone: false }
      const server = await open(seed({ locations: at('7', '8') }, { guests: nameless }))
      const { guest: _, ...order } = aPlacement({ order: kiosk('table-7') })
      const ticket = placed(await server.ordering.place(order))
      expect(ticket.patron).to.deep.equal({})
      const elsewhere = aPlacement({ order: kiosk('table-8') })
      const { guest: _name, ...neighbour } = elsewhere
      // The same dish at another table is another guest's order.
      placed(await server.ordering.place(neighbour))
      const { guest: _again, ...again } = aPlacement({ order: kiosk('table-8') })
      expect((await server.ordering.place(again))._tag).to.equal('DuplicateSuspected')
      const { guest: _who, ...takeaway } = aPlacement()
      expect(await server.ordering.place(takeaway)).to.include({
        _tag: 'Refused',
        status: 401,
        code: 'guest_info_missing',
      })
    })

    it('CART-14 nameless guests without a table are not taken for each other', async () => {
      const server = await open(
        seed({}, { guests: { name: { ...byDiningOption(() => true), pickup: false }, phone: false } }),
      )
      const order = () => {
        const { guest: _, ...rest } = aPlacement()
        return rest
      }
      placed(await server.ordering.place(order()))
      placed(await server.ordering.place(order()))
    })
  })

  describe(`upsells on ${engine.name}`, () => {
    let world: World
    afterEach(() => world.close())
    after(() => engine.close())
    const picks = [{ id: 'last', name: 'Before you go', description: '', items: ['tea', 'ramen'] }]
    const ids = async (server: OrderServer, orderType?: 'pickup' | 'kiosk') => {
      const answer = await said(server.upsells.upsells(brand, 'loc-1', orderType))
      if (!('menu' in answer)) throw new Error('no location')
      return { ...answer, items: [...answer.menu.items.keys()], groups: [...answer.menu.groups.values()] }
    }

    it('API-47, UPS-04 are rows of their own, answered in the collections of a menu', async () => {
      world = await openWorld(engine, { brands: [seed({ upsellMenu: upsellMenu(aNoodleMenu(), picks) })] })
      const pickup = await ids(world.server, 'pickup')
      expect(pickup.groups.map(({ id, items }) => [id, items])).to.deep.equal([['last', ['tea', 'ramen']]])
      expect(pickup.items).to.have.members(['tea', 'ramen', 'thin', 'thick'])
      expect([...pickup.menu.menus.values()].map(({ orderType }) => orderType)).to.deep.equal(['pickup'])
      const all = await ids(world.server)
      expect([...all.menu.menus.values()].map(({ orderType }) => orderType)).to.have.members([
        'pickup',
        'delivery',
        'kiosk',
      ])
      expect(all.version).not.to.equal(pickup.version)
      // Encoded responses are cached by object.
      expect((await ids(world.server, 'pickup')).menu).to.equal(pickup.menu)
    })

    it('UPS-04 show only what the menu of the order type serves, at its prices', async () => {
      const menu = aMenu()
        .for('pickup')
        .withGroup(aGroup('Drinks').of(anItem('Tea').costing(300)))
        .build()
      world = await openWorld(engine, {
        brands: [seed({ menu, upsellMenu: upsellMenu(menu, [{ ...picks[0], items: ['tea'] } as (typeof picks)[0]]) })],
      })
      expect((await ids(world.server, 'pickup')).items).to.deep.equal(['tea'])
      expect((await ids(world.server, 'kiosk')).items).to.deep.equal([])
    })

    it('UPS-04 that name unknown dishes do not replace the ones before', async () => {
      world = await openWorld(engine, { brands: [seed({ upsellMenu: upsellMenu(aNoodleMenu(), picks) })] })
      const broken = upsellMenu(aNoodleMenu(), [{ id: 'x', name: 'X', description: '', items: ['unicorn'] }])
      const after = await world.another({ brands: [seed({ upsellMenu: broken })] })
      expect((await ids(after, 'pickup')).items).to.include('tea')
    })

    it('API-47 are none where the brand offers none, and 404 where there is no location', async () => {
      world = await openWorld(engine)
      expect((await ids(world.server, 'pickup')).items).to.deep.equal([])
      expect(await said(world.server.upsells.upsells(brand, 'loc-9'))).to.deep.equal({ _tag: 'NotFound' })
    })

    it('API-46, PACK-07 packing is a menu of its own, and what is chosen of it goes with the order', async () => {
      const packingMenu = aMenu()
        .withGroup(aGroup('Cutlery').between(0, 1).of(anItem('Fork'), anItem('Chopsticks').costing(25)))
        .build()
      world = await openWorld(engine, { brands: [seed({ packingMenu })] })
      const answer = await said(world.server.menus.menu(brand, 'loc-1', 'pickup', { menuType: 'packing' }))
      if (!('menu' in answer)) throw new Error('no location')
      expect([...answer.menu.items.keys()]).to.deep.equal(['fork', 'chopsticks'])
      const fork = (item: string) => ({ group: 'cutlery', item, modifiers: [], notes: '', quantity: 1 })
      const order = aSubmittedOrder({ items: [tea(), fork('chopsticks')] })
      const ticket = placed(await world.server.ordering.place(aPlacement({ order })))
      expect(ticket.items.map(({ itemId, price }) => [itemId, price])).to.deep.equal([
        ['tea', 300],
        ['chopsticks', 25],
      ])
      expect(ticket.finalAmount).to.equal(minor(351))
      const tooMany = aSubmittedOrder({ items: [tea(), fork('fork'), fork('chopsticks')] })
      expect(await world.server.ordering.place(aPlacement({ order: tooMany }))).to.include({
        _tag: 'Refused',
        reason: 'items',
      })
    })
  })
}
