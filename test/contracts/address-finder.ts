import { expect } from 'chai'
import { distanceInMiles } from '../../src-domain/address/distance.ts'
import { hasHouseNumber, mappedAddress } from '../../src-domain/address/mapped-address.ts'
import { type AddressFinder, mostSuggestions } from '../../src-domain/location/address-finder.ts'

export interface FinderUnderTest {
  readonly finder: AddressFinder
  readonly brandId: string
}

const visit = '7a0b6d0e-5b1c-4a3e-9d53-0a4c8f2f8b11'
const around = [{ lat: 40.6797, long: -74.0099 }]
const conover = { street1: '180 Conover Street', street2: '', city: 'Brooklyn', state: 'NY', zip: '11231' }
const there = { lat: 40.6764, long: -74.0146 }

export function placeFinderContract(name: string, open: () => Promise<FinderUnderTest>): void {
  describe(`${name} as a place finder`, () => {
    const ask = async (text: string, orderType: 'pickup' | 'delivery') => {
      const { finder, brandId } = await open()
      return finder.suggest({ brandId, text, orderType, visit, around })
    }

    it('API-25 offers a door for what is typed of it, at most five lines, each with an id and a text', async () => {
      const found = await ask('180 Conov', 'delivery')
      expect(found.length).to.be.within(1, mostSuggestions)
      expect(found[0]?.text).to.contain('180 Conover St')
      for (const { id, text } of found) {
        expect(id).to.match(/^[A-Za-z0-9_-]{1,512}$/)
        expect(text).not.to.equal('')
      }
    })

    it('API-25 suggests nothing for an unknown address', async () => {
      expect(await ask('zzzzqqqq nowhere', 'delivery')).to.deep.equal([])
    })

    it('API-26, LOC-25, LOC-26 tells the address of a door that it offered, and where it is', async () => {
      const { finder, brandId } = await open()
      const [door] = await ask('180 Conover Street', 'delivery')
      const details = door && (await finder.details(brandId, door.id, visit))
      if (details === undefined) throw new Error('no details')
      expect(mappedAddress(details.addressComponents)).to.deep.equal({
        street1: '180 Conover Street',
        city: 'Brooklyn',
        state: 'NY',
        zip: '11231',
        country: 'US',
      })
      expect(hasHouseNumber(details.addressComponents)).to.equal(true)
      expect(distanceInMiles(details, there)).to.be.below(0.31)
    })

    it('API-27, LOC-10 offers a part of a town for pickup, and knows where it is', async () => {
      const { finder, brandId } = await open()
      const [area] = await ask('red ho', 'pickup')
      expect(area?.text).to.contain('Red Hook')
      const details = area && (await finder.details(brandId, area.id, visit))
      expect(details && distanceInMiles(details, around[0] ?? there)).to.be.below(2)
    })

    it('API-26 knows no place by an id that it never gave', async () => {
      const { finder, brandId } = await open()
      expect(await finder.details(brandId, 'no-such-place', visit)).to.equal(undefined)
      expect(await finder.details(brandId, '99999_conover-street-11231-1')).to.equal(undefined)
    })

    it('CHK-26 finds where a door is by its address, and says how sure it is', async () => {
      const { finder, brandId } = await open()
      const located = await finder.locate(brandId, conover)
      if (located === undefined) throw new Error('not located')
      expect(distanceInMiles(located.point, there)).to.be.below(0.31)
      expect(located.withinMiles).to.be.below(0.5)
      const elsewhere = { ...conover, street1: '1 Zzzzqqqq Nowhere', city: 'Zzz', zip: '00000' }
      expect(await finder.locate(brandId, elsewhere)).to.equal(undefined)
    })
  })
}
