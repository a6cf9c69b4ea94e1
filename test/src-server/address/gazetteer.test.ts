import { expect } from 'chai'
import { mappedAddress, unitIn } from '../../../src-domain/address/mapped-address.ts'
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

    const queens = {
      ...{ id: 'steinway-11103', name: 'Steinway Street', zip: '11103', first: 2001, last: 3499 },
      ...{ from: { lat: 40.77, long: -73.911 }, to: { lat: 40.759, long: -73.92 } },
    }
    const doors: readonly (readonly [typed: string, street1: string, unit: string])[] = [
      ['30-15 Steinway Street Apt 2', '30-15 Steinway Street', 'Apt 2'],
      ['30\u201115 steinway st, apt. 2B, Brooklyn', '30-15 Steinway Street', 'apt. 2B'],
      ['12-14 Conover St', '12-14 Conover Street', ''],
      ['221b conover street', '221B Conover Street', ''],
      ['30½ Conover St #4', '30½ Conover Street', '#4'],
      ['30 1/2 Conover St', '30 1/2 Conover Street', ''],
      ['18 Conover Street 2nd floor, Brooklyn', '18 Conover Street', '2nd floor'],
    ]
    describe('with a street whose numbers have hyphens', () => {
      before(async () => {
        await world.another({ brands: [aBrandSeed({ towns: [{ ...aTown, streets: [...aTown.streets, queens] }] })] })
      })
      after(async () => {
        await world.another({ brands: [aBrandSeed({ towns: [aTown] })] })
      })

      for (const [typed, street1, unit] of doors) {
        it(`API-25, API-26, LOC-25, LOC-26 finds ${typed}, says its parts and knows where it is`, async () => {
          const [door] = await finder().suggest({ brandId, text: typed, orderType: 'delivery', around: [] })
          const details = await finder().details(brandId, door?.id ?? '')
          if (door === undefined || details === undefined) throw new Error('not found')
          expect(door.id).to.match(/^[A-Za-z0-9_-]{1,512}$/)
          expect(door.text).to.match(new RegExp(`^${street1}${unit === '' ? '' : `, ${unit}`}, Brooklyn, NY 112?`))
          const found = mappedAddress(details.addressComponents)
          expect([found.street1, unitIn(details.addressComponents)]).to.deep.equal([street1, unit])
          const located = await finder().locate(brandId, { ...found, street2: '' })
          expect(located?.withinMiles).to.be.below(0.5)
          expect(located?.point).to.deep.equal({ lat: details.lat, long: details.long })
        })
      }
    })

    it('API-25 takes thirty and a half for no 301', async () => {
      const at = async (street1: string) =>
        (await finder().locate(brandId, { street1, street2: '', city: 'Brooklyn', state: 'NY', zip: '11231' }))?.point
      expect(await at('30½ Conover St')).to.deep.equal(await at('30 Conover St'))
      expect(await offered('30½ Court St')).to.deep.equal(['30½ Court Street, Brooklyn, NY 11201'])
    })

    it('API-26 knows no door by an id that says another one than it was given for', async () => {
      const idOf = (label: string) =>
        `0_conover-street-11231-1_${Buffer.from(JSON.stringify([label, null])).toString('base64url')}`
      expect(await finder().details(brandId, idOf('30½'))).to.not.equal(undefined)
      for (const label of ['30½ Far Away', '9999B', 'Far', '30½, 1 Other St'])
        expect(await finder().details(brandId, idOf(label)), label).to.equal(undefined)
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
