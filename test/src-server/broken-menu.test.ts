import { expect } from 'chai'
import type { Menu } from '../../src-domain/menu/menu.ts'
import type { Log } from '../../src-server/log.ts'
import type { OrderServer } from '../../src-server/order-server.ts'
import { aGroup, aMenu, anItem, anOption } from '../builders/menu-builder.ts'
import {
  aBrandSeed,
  aNoodleMenu,
  aPlacement,
  engines,
  openWorld,
  placed,
  type World,
} from '../builders/order-server-builder.ts'
import { said } from '../builders/said.ts'

const brand = { brandId: 'noodle-house' }

function listening() {
  const heard: (readonly [level: string, sentence: string, facts: Readonly<Record<string, unknown>>])[] = []
  const log: Log = {
    info: () => undefined,
    warn: (facts, sentence) => heard.push(['warn', sentence, facts]),
    error: (facts, sentence) => heard.push(['error', sentence, facts]),
  }
  const ofMenus = () => heard.filter(([, sentence]) => sentence.includes('menu'))
  return { log, ofMenus }
}

/** Ramen for $14.00 that requires three of two noodles and lists an unknown egg. */
const broken: Menu = (() => {
  const noodles = anOption('Noodles').between(3, 3).offering(anItem('Thin'), anItem('Thick'))
  const ramen = anItem('Ramen').costing(1400).asking(noodles)
  const menu = aMenu()
    .for('pickup')
    .withGroup(aGroup('Bowls').of(ramen.with({ options: ['noodles', 'egg'] })))
    .build()
  return menu
})()

async function pickup(server: OrderServer) {
  const answer = await said(server.menus.menu(brand, 'loc-1', 'pickup'))
  if (!('menu' in answer)) throw new Error('there is no menu')
  return { version: answer.version, ramen: answer.menu.items.get('ramen')?.price }
}

for (const engine of engines()) {
  describe(`a broken menu on ${engine.name}`, () => {
    let world: World
    beforeEach(async () => {
      world = await openWorld(engine)
    })
    afterEach(() => world.close())
    after(() => engine.close())

    it('does not replace the served one: each problem is logged, the old one is served and ordered from', async () => {
      const before = await pickup(world.server)
      const { log, ofMenus } = listening()
      const after = await world.another({ brands: [aBrandSeed({ menu: broken })], log })
      expect(await pickup(after)).to.deep.equal({ ...before, ramen: 1250 })
      expect(ofMenus().map(([level, sentence]) => `${level} ${sentence}`)).to.deep.equal([
        'warn menu: menus.pickup > groups.bowls > items.ramen > options.noodles requires 3 and offers 2',
        'warn menu: menus.pickup > groups.bowls > items.ramen names options.egg, which does not exist',
        'error menu refused: the new one is broken; still serving the old one',
      ])
      expect(ofMenus().at(-1)?.[2]).to.deep.equal({ brand: 'noodle-house', errors: 2, version: before.version })
      expect(placed(await after.ordering.place(aPlacement())).items[0]?.price).to.equal(1250)
    })

    it('is replaced as soon as a whole one comes', async () => {
      await world.another({ brands: [aBrandSeed({ menu: broken })] })
      const mended = await world.another({ brands: [aBrandSeed({ menu: aNoodleMenu(1400) })] })
      expect((await pickup(mended)).ramen).to.equal(1400)
    })

    it('is no reason to refuse one that is only worth a look', async () => {
      const { log, ofMenus } = listening()
      const lonely: Menu = {
        ...aNoodleMenu(1300),
        items: new Map([...aNoodleMenu(1300).items, ['cake', anItem('Cake').item]]),
      }
      const server = await world.another({ brands: [aBrandSeed({ menu: lonely })], log })
      expect((await pickup(server)).ramen).to.equal(1300)
      expect(ofMenus().map(([level, sentence]) => `${level} ${sentence}`)).to.deep.equal([
        'warn menu: items.cake is reached by no menu list',
      ])
    })

    it('of packing keeps the packing that was served, and the new menu of food all the same', async () => {
      const packing = (price: number) =>
        aMenu()
          .withGroup(aGroup('Cutlery').of(anItem('Fork').costing(price)))
          .build()
      const forkOf = async (server: OrderServer) => {
        const answer = await said(server.menus.menu(brand, 'loc-1', 'pickup', { menuType: 'packing' }))
        return 'menu' in answer ? answer.menu.items.get('fork')?.price : undefined
      }
      const first = await world.another({ brands: [aBrandSeed({ packingMenu: packing(10) })] })
      expect(await forkOf(first)).to.equal(10)
      const both = aBrandSeed({ menu: aNoodleMenu(1400), packingMenu: packing(-10) })
      const second = await world.another({ brands: [both] })
      expect(await forkOf(second)).to.equal(10)
      expect((await pickup(second)).ramen).to.equal(1400)
    })

    it('SHELL-46 that nobody could read leaves the served one, with one line that says why', async () => {
      const before = await pickup(world.server)
      const { log, ofMenus } = listening()
      const after = await world.another({ brands: [aBrandSeed({ menu: { why: 'menu.json is not JSON' } })], log })
      expect(await pickup(after)).to.deep.equal(before)
      expect(ofMenus()).to.deep.equal([
        [
          'error',
          'menu refused: the new one cannot be read; still serving the old one',
          { brand: 'noodle-house', why: 'menu.json is not JSON', version: before.version },
        ],
      ])
      expect(placed(await after.ordering.place(aPlacement())).items[0]?.price).to.equal(1250)
      const fresh = aBrandSeed({ menu: { why: 'menu.json is not JSON' } }, { id: 'noodle-annex' })
      const failure = await world.another({ brands: [fresh] }).catch(String)
      expect(failure).to.equal(
        'CannotServeMenu: The menu of brand noodle-annex cannot be served: menu.json is not JSON.',
      )
    })

    it('SHELL-46 of a brand that has no other leaves that brand out, and the others are served', async () => {
      const fresh = aBrandSeed({ menu: broken, patrons: [] }, { id: 'noodle-annex' })
      const both = await world.another({ brands: [fresh, aBrandSeed()] })
      expect(both.brandsLeftOut.map(({ brandId }) => brandId)).to.deep.equal(['noodle-annex'])
      expect(both.brandsLeftOut[0]?.why).to.contain('menus.pickup > groups.bowls > items.ramen')
      expect(placed(await both.ordering.place(aPlacement())).items[0]?.price).to.equal(1250)
      const there = await both.ordering.place(aPlacement({ caller: { brandId: 'noodle-annex' } }))
      expect(there).to.include({ _tag: 'Refused', status: 404 })
    })

    it('of a brand that has no other stops the start and says why', async () => {
      const fresh = aBrandSeed({ menu: broken }, { id: 'noodle-annex' })
      const failure = await world.another({ brands: [fresh] }).then(
        () => '',
        (reason: unknown) => String(reason),
      )
      expect(failure).to.contain('noodle-annex cannot be served: menus.pickup > groups.bowls > items.ramen')
    })
  })
}
