import { expect } from 'chai'
import type { Menu, MenuList } from '../../src-domain/menu/menu.ts'
import type { SubmittedItem } from '../../src-domain/placement/submitted-order.ts'
import { nextListAt } from '../../src-server/menu/next-list.ts'
import { aGroup, aMenu, anItem } from '../builders/menu-builder.ts'
import {
  aBrandSeed,
  aPlacement,
  aSubmittedOrder,
  engines,
  noon,
  openWorld,
  type World,
} from '../builders/order-server-builder.ts'
import { said } from '../builders/said.ts'

const hour = 3_600_000
const everyDay = [0, 1, 2, 3, 4, 5, 6]
const eggs: SubmittedItem = { group: 'morning', item: 'eggs', modifiers: [], notes: '', quantity: 1 }
const beer: SubmittedItem = { ...eggs, group: 'bar', item: 'beer' }
const hotPot: SubmittedItem = { ...eggs, group: 'bowls', item: 'hot-pot' }
const crab: SubmittedItem = { ...hotPot, item: 'crab' }
const soup: SubmittedItem = { ...hotPot, item: 'soup' }

/** Breakfast from 8 to 11, bowls from 12 to 21, the bar beside them from 10 to 11. */
const menu: Menu = (() => {
  const made = aMenu()
    .withGroup(
      aGroup('Morning').of(anItem('Eggs').costing(900)),
      aGroup('Bowls').of(
        anItem('Ramen').costing(1250),
        anItem('Hot pot')
          .costing(2000)
          .with({ orderTypes: ['kiosk'] }),
        anItem('Crab')
          .costing(3000)
          .with({ suspendedUntil: noon + 4 * hour }),
        anItem('Soup')
          .costing(700)
          .with({ times: [{ days: everyDay, from: '17:00', to: '21:00' }] }),
      ),
      aGroup('Bar').of(anItem('Beer').costing(600)),
    )
    .build()
  const part = (id: string, group: string, from: string, to: string): MenuList => ({
    ...{ id, name: id, orderType: 'pickup', groups: [group], availability: { days: everyDay, from, to } },
  })
  const lists = [
    part('breakfast', 'morning', '08:00', '11:00'),
    part('bowls', 'bowls', '12:00', '21:00'),
    { ...part('bar', 'bar', '10:00', '11:00'), joins: true },
  ]
  return { ...made, menus: new Map(lists.map((list) => [list.id, list])) }
})()

for (const engine of engines()) {
  describe(`times of a menu on ${engine.name}`, () => {
    let world: World
    beforeEach(async () => {
      const { ordering } = aBrandSeed().brand
      world = await openWorld(engine, {
        brands: [aBrandSeed({ menu }, { ordering: { ...ordering, scheduled: true } })],
      })
    })
    afterEach(() => world.close())
    after(() => engine.close())

    const at = (clock: number) => {
      world.clock.at = noon + (clock - 12) * hour
    }
    const served = async () => {
      const answer = await said(world.server.menus.menu({ brandId: 'noodle-house' }, 'loc-1', 'pickup'))
      if (!('menu' in answer)) throw new Error('there is no menu')
      return answer
    }
    const items = async () => [...(await served()).menu.items.keys()]
    const outcome = async (item: SubmittedItem, scheduledAt?: number) => {
      const order = aSubmittedOrder({ items: [item], ...(scheduledAt === undefined ? {} : { scheduledAt }) })
      const result = await world.server.ordering.place(aPlacement({ order }))
      return result._tag
    }

    it('serve several lists at once, as one list with an id and a version of their own', async () => {
      at(9)
      expect(await items()).to.deep.equal(['eggs'])
      const before = await served()
      at(10)
      const both = await served()
      expect([...both.menu.items.keys()]).to.deep.equal(['eggs', 'beer'])
      expect([...both.menu.menus.keys()].map((id) => id.split('~')[0])).to.deep.equal(['breakfast+bar'])
      expect(both.version).not.to.equal(before.version)
      expect([await outcome(eggs), await outcome(beer)]).to.deep.equal(['Placed', 'Placed'])
    })

    it('say when the next list begins while none is served', async () => {
      at(11.5)
      const { menu: between, version } = await served()
      expect([between.items.size, between.nextAt]).to.deep.equal([0, noon])
      at(21.5)
      const atNight = await served()
      expect(atNight.menu.nextAt).to.equal(noon + 20 * hour)
      expect(atNight.version).not.to.equal(version)
    })

    it('take an item only at its own times, also in an order for later', async () => {
      at(13)
      expect(await items()).to.deep.equal(['ramen', 'crab'])
      expect(await outcome(soup)).not.to.equal('Placed')
      expect(await outcome(soup, (noon + 6 * hour) / 1_000)).to.equal('Placed')
      at(17)
      const evening = await served()
      expect([...evening.menu.items.keys()]).to.deep.equal(['ramen', 'crab', 'soup'])
      expect([...evening.menu.menus.keys()]).to.deep.equal(['bowls'])
    })

    it('offer an item only for its order types', async () => {
      at(17)
      expect(await items()).not.to.include('hot-pot')
      expect(await outcome(hotPot)).not.to.equal('Placed')
    })

    it('have a suspended item sold out until its moment, and not in an order for after it', async () => {
      at(13)
      expect((await served()).menu.items.get('crab')?.isAvailable).to.equal(false)
      expect(await outcome(crab)).not.to.equal('Placed')
      expect(await outcome(crab, (noon + 5 * hour) / 1_000)).to.equal('Placed')
      at(16)
      expect((await served()).menu.items.get('crab')?.isAvailable).to.equal(true)
    })
  })
}

describe('the next list', () => {
  const list = (days: readonly number[], from: string) => ({ days, from, to: '23:00' })
  const withLists = (...parts: readonly ReturnType<typeof list>[]): Menu => ({
    ...menu,
    menus: new Map(
      parts.map((availability, at) => {
        const id = String(at)
        return [id, { id, name: id, orderType: 'pickup', groups: [], availability }] as const
      }),
    ),
  })
  const zone = 'America/New_York'

  it('is the earliest of all, on the location’s clock', () => {
    // 2026-06-10 is a Wednesday.
    expect(nextListAt(withLists(list([4], '07:00'), list([3], '17:00')), 'pickup', noon, zone)).to.equal(
      noon + 5 * hour,
    )
    expect(nextListAt(withLists(list([3], '11:00')), 'pickup', noon, zone)).to.equal(noon + (7 * 24 - 1) * hour)
    expect(nextListAt(withLists(list([3], '11:00')), 'kiosk', noon, zone)).to.equal(undefined)
    expect(nextListAt(withLists(list([], '11:00')), 'pickup', noon, zone)).to.equal(undefined)
  })

  it('begins at the wall-clock time on the day of a clock change', () => {
    const beforeChange = Date.UTC(2026, 9, 31, 20)
    expect(nextListAt(withLists(list([0], '08:00')), 'pickup', beforeChange, zone)).to.equal(Date.UTC(2026, 10, 1, 13))
  })
})
