import { expect } from 'chai'
import type { Menu } from '../../src-domain/menu/menu.ts'
import type { SubmittedItem } from '../../src-domain/placement/submitted-order.ts'
import { openEdge } from '../builders/http-edge-builder.ts'
import { aGroup, aMenu, anItem } from '../builders/menu-builder.ts'
import {
  aBrandSeed,
  aPlacement,
  aSubmittedOrder,
  engines,
  noon,
  openWorld,
  placed,
  type World,
} from '../builders/order-server-builder.ts'
import { said } from '../builders/said.ts'

const brand = { brandId: 'noodle-house' }

/** Eggs until eleven on workdays, bowls from eleven to nine, New York time. */
const dayOfTwoParts: Menu = (() => {
  const menu = aMenu()
    .withGroup(aGroup('Morning').of(anItem('Eggs').costing(900)), aGroup('Bowls').of(anItem('Ramen').costing(1250)))
    .build()
  const part = (id: string, groups: readonly string[], from: string, to: string) =>
    [id, { id, name: id, orderType: 'pickup', groups, availability: { days: [1, 2, 3, 4, 5], from, to } }] as const
  return {
    ...menu,
    menus: new Map([
      part('breakfast "early"', ['morning'], '08:00', '11:00'),
      part('bowls', ['bowls'], '11:00', '21:00'),
    ]),
  }
})()

const eggs: SubmittedItem = { group: 'morning', item: 'eggs', modifiers: [], notes: '', quantity: 1 }
const ramen: SubmittedItem = { ...eggs, group: 'bowls', item: 'ramen' }
const hour = 3_600_000

for (const engine of engines()) {
  describe(`menus by part of the day on ${engine.name}`, () => {
    let world: World
    beforeEach(async () => {
      world = await openWorld(engine, {
        brands: [
          aBrandSeed({ menu: dayOfTwoParts }, { ordering: { ...aBrandSeed().brand.ordering, scheduled: true } }),
        ],
      })
    })
    afterEach(() => world.close())
    after(() => engine.close())

    const at = (clock: number) => {
      world.clock.at = noon + (clock - 12) * hour
    }
    const served = async (time?: number) => {
      const more = time === undefined ? {} : { at: time }
      const answer = await said(world.server.menus.menu(brand, 'loc-1', 'pickup', more))
      if (!('menu' in answer)) throw new Error('there is no menu')
      return { items: [...answer.menu.items.keys()], version: answer.version, menu: answer.menu }
    }
    const orderOf = (item: SubmittedItem, scheduledAt?: number) =>
      aPlacement({
        order: aSubmittedOrder({ items: [item], ...(scheduledAt === undefined ? {} : { scheduledAt }) }),
      })
    const isPlaced = async (item: SubmittedItem, scheduledAt?: number) =>
      (await world.server.ordering.place(orderOf(item, scheduledAt)))._tag === 'Placed'

    it('are served when it is their time on the clock of the location, each with its own version', async () => {
      at(9)
      const morning = await served()
      expect(morning.items).to.deep.equal(['eggs'])
      expect(morning.version).to.match(/^[\w-]+\.breakfast%20%22early%22$/)
      at(11)
      const noonish = await served()
      expect(noonish.items).to.deep.equal(['ramen'])
      expect(noonish.version).not.to.equal(morning.version)
      at(10.5)
      const again = await served()
      expect(again.version).to.equal(morning.version)
      // Encoded responses are cached by object.
      expect(again.menu).to.equal(morning.menu)
    })

    it('are none between two parts, and on days of no part', async () => {
      at(7)
      expect((await served()).items).to.deep.equal([])
      at(9 + 3 * 24)
      expect((await served()).items).to.deep.equal([])
    })

    it('MENU-16 are told for another time as they are told at that time: the very menu, with the version of its list', async () => {
      at(9)
      const morning = await served()
      at(20)
      const tomorrowAt = (clock: number) => (noon + (24 + clock - 12) * hour) / 1_000
      expect((await served()).items).to.deep.equal(['ramen'])
      const [eight, halfPast, lunch, night] = [8, 10.5, 11, 22].map((clock) => served(tomorrowAt(clock)))
      expect((await eight)?.menu).to.equal(morning.menu)
      expect(await halfPast).to.deep.equal(await eight)
      expect((await lunch)?.items).to.deep.equal(['ramen'])
      expect((await night)?.items).to.deep.equal([])
    })

    it('API-46, MENU-16 are answered by their time over HTTP; a time that is none is 400, and not read without our additions', async () => {
      at(20)
      const [ours, plain] = [await openEdge(world.server), await openEdge(world.server, { hasAdditions: false })]
      const ask = async (query: string, { app } = ours) => {
        const answer = await app.inject({
          url: `/v1/menus?orderType=pickup${query}`,
          headers: { client: 'noodle-house', locationid: 'loc-1' },
        })
        return answer.statusCode === 200 ? Object.keys(answer.json().items) : answer.statusCode
      }
      const eight = (noon + 20 * hour) / 1_000
      expect([await ask(''), await ask(`&at=${eight}`)]).to.deep.equal([['ramen'], ['eggs']])
      for (const wrong of ['soon', '', '-1', '1.5', '2026-06-11T08:00:00Z', '99999999999', `${eight}&at=${eight}`])
        expect(await ask(`&at=${wrong}`), wrong).to.equal(400)
      expect([await ask(`&at=${eight}`, plain), await ask('&at=soon', plain)]).to.deep.equal([['ramen'], ['ramen']])
    })

    it('MENU-16 are taken in the order of the menu file: the first list that is open is served, whatever the lists are called', async () => {
      const open = (days: readonly number[]) => ({ days, from: '08:00', to: '21:00' })
      const [bowls, morning] = [...dayOfTwoParts.menus.values()].reverse()
      if (bowls === undefined || morning === undefined) throw new Error('no lists')
      const lists = [
        { ...morning, id: 'workdays', availability: open([1, 2, 3, 4, 5]) },
        { ...bowls, id: 'any', availability: open([0, 1, 2, 3, 4, 5, 6]) },
      ]
      const menu: Menu = { ...dayOfTwoParts, menus: new Map(lists.map((list) => [list.id, list])) }
      const server = await world.another({ brands: [aBrandSeed({ menu })] })
      at(9)
      const answer = await said(server.menus.menu(brand, 'loc-1', 'pickup'))
      expect('menu' in answer && [...answer.menu.items.keys()]).to.deep.equal(['eggs'])
    })

    it('take orders while they are served, and for twenty minutes more', async () => {
      at(10)
      expect(placed(await world.server.ordering.place(orderOf(eggs))).items[0]?.price).to.equal(900)
      expect(await isPlaced(ramen)).to.equal(false)
      at(11.25)
      expect(await isPlaced(eggs)).to.equal(true)
      expect(await isPlaced(ramen)).to.equal(true)
      at(11.5)
      expect(await isPlaced(eggs)).to.equal(false)
    })

    it('take an order for later by the menu of its time', async () => {
      at(10)
      const oneOClock = (noon + hour) / 1_000
      expect(await isPlaced(ramen, oneOClock)).to.equal(true)
      expect(await isPlaced(eggs, oneOClock)).to.equal(false)
      const fivePastEleven = (noon - hour + 5 * 60_000) / 1_000
      expect(await isPlaced(eggs, fivePastEleven)).to.equal(false)
    })
  })
}
