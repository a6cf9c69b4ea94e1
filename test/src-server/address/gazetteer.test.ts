import { expect } from 'chai'
import { gazetteer } from '../../../src-server/address/gazetteer.ts'
import { openDatabase } from '../../../src-server/store/open-database.ts'
import { aBrandSeed, engines, openWorld, type World } from '../../builders/order-server-builder.ts'
import { aTown } from '../../builders/place-builder.ts'
import { placeFinderContract } from '../../contracts/address-finder.ts'

const brandId = 'noodle-house'

for (const engine of engines()) {
  describe(`the brand's own list of streets on ${engine.name}`, () => {
    let world: World
    let store: Awaited<ReturnType<typeof openDatabase>>
    before(async () => {
      world = await openWorld(engine, { brands: [aBrandSeed({ towns: [aTown] })] })
      store = await openDatabase(world.choice)
    })
    after(async () => {
      await store.close()
      await world.close()
      await engine.close()
    })
    const finder = () => gazetteer(store.db)
    const offered = async (text: string, orderType: 'pickup' | 'delivery' = 'delivery', brand = brandId) =>
      (await finder().suggest({ brandId: brand, text, orderType, around: [] })).map((one) => one.text)

    placeFinderContract('the gazetteer', async () => ({ finder: finder(), brandId }))

    it('API-25 understands short forms, any case, accents and a zip code behind', async () => {
      const door = ['180 Conover Street, Brooklyn, NY 11231']
      for (const text of ['180 conover st', '180 CONOVER STREET, Brooklyn', '180 Conóver str 11231', ' 180  conover '])
        expect(await offered(text), text).to.deep.equal(door)
    })

    it('API-25 offers a door only where the street has that number, in the right zip code', async () => {
      expect(await offered('300 court st')).to.deep.equal(['300 Court Street, Brooklyn, NY 11231'])
      expect(await offered('200 court st')).to.deep.equal(['200 Court Street, Brooklyn, NY 11201'])
      expect(await offered('900 court st')).to.deep.equal([])
    })

    it('API-25 offers a street once without a number, and parts of the town for pickup only', async () => {
      expect(await offered('court')).to.deep.equal(['Court Street, Brooklyn, NY'])
      expect(await offered('11231', 'pickup')).to.include('11231, Brooklyn, NY')
      expect(await offered('red hook')).to.deep.equal([])
      expect(await offered('12')).to.deep.equal([])
    })

    it('API-25 keeps one brand’s places from another, and reads no pattern in what is typed', async () => {
      expect(await offered('180 conover', 'delivery', 'other')).to.deep.equal([])
      expect(await offered('% _')).to.deep.equal([])
      expect(await offered("180 '; drop table places; --")).to.deep.equal([])
      expect(await offered('180 conover')).to.have.length(1)
    })

    it('CHK-26 an unknown house is somewhere in its zip code', async () => {
      const address = { street1: '5 Unheard-of Alley', street2: '', city: 'Brooklyn', state: 'NY', zip: '11231' }
      const located = await finder().locate(brandId, address)
      expect(located?.withinMiles).to.equal(2)
      expect(located?.point).to.deep.equal({ lat: 40.6779, long: -74.0051 })
    })

    it('API-25 is written anew when it changes, and only then', async () => {
      await world.another({ brands: [aBrandSeed({ towns: [aTown] })] })
      expect(await offered('180 conover')).to.have.length(1)
      await world.another({ brands: [aBrandSeed({ towns: [{ ...aTown, streets: [] }] })] })
      expect(await offered('180 conover')).to.deep.equal([])
      await world.another({ brands: [aBrandSeed({ towns: [aTown] })] })
      expect(await offered('180 conover')).to.have.length(1)
    })
  })
}
