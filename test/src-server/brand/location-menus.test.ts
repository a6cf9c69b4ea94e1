import { expect } from 'chai'
import {
  aBrandSeed,
  aLocationSetting,
  aNoodleMenu,
  aPlacement,
  engines,
  openWorld,
  placed,
  type World,
} from '../../builders/order-server-builder.ts'
import { said } from '../../builders/said.ts'

const brandId = 'noodle-house'

for (const engine of engines()) {
  describe(`menus by location on ${engine.name}`, () => {
    let world: World
    const locations = [aLocationSetting(), aLocationSetting({ id: 'loc-2', slug: 'side-street' })]
    beforeEach(async () => {
      const ownMenus = { 'loc-2': { menu: aNoodleMenu(1600) } }
      world = await openWorld(engine, { brands: [aBrandSeed({ locations, ownMenus })] })
    })
    afterEach(() => world.close())
    after(() => engine.close())

    const menuAt = async (locationId: string) => {
      const answer = await said(world.server.menus.menu({ brandId }, locationId, 'pickup'))
      if (!('menu' in answer)) throw new Error('there is no menu')
      return { version: answer.version, ramen: answer.menu.items.get('ramen')?.price }
    }

    it('serves each location its own menu, and charges the price of that menu', async () => {
      const [here, there] = [await menuAt('loc-1'), await menuAt('loc-2')]
      expect([here.ramen, there.ramen]).to.deep.equal([1250, 1600])
      expect(here.version).to.not.equal(there.version)
      const at = async (locationId: string) =>
        placed(await world.server.ordering.place(aPlacement({ locationId }))).items[0]?.price
      expect([await at('loc-1'), await at('loc-2')]).to.deep.equal([1250, 1600])
    })

    it('a broken menu of one location leaves its served one, and changes the others', async () => {
      const broken = { 'loc-2': { menu: { why: 'side.json is not JSON' } } }
      const after = await world.another({
        brands: [aBrandSeed({ locations, menu: aNoodleMenu(1300), ownMenus: broken })],
      })
      const answer = await said(after.menus.menu({ brandId }, 'loc-2', 'pickup'))
      expect('menu' in answer && answer.menu.items.get('ramen')?.price).to.equal(1600)
      const other = await said(after.menus.menu({ brandId }, 'loc-1', 'pickup'))
      expect('menu' in other && other.menu.items.get('ramen')?.price).to.equal(1300)
    })
  })
}
