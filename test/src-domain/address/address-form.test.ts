import { expect } from 'chai'
import { addressForm, emptyAddressForm } from '../../../src-domain/address/address-form.ts'
import { type AddressComponent, hasHouseNumber, mappedAddress } from '../../../src-domain/address/mapped-address.ts'

function part(types: string, longName: string, shortName = longName): AddressComponent {
  return {
    types: types.split(' '),
    longName,
    shortName,
  }
}
const components = [
  part('street_number', '180'),
  part('route', 'Conover Street', 'Conover St'),
  part('neighborhood political', 'Red Hook'),
  part('sublocality political', 'Brooklyn'),
  part('administrative_area_level_1 political', 'New York', 'NY'),
  part('country political', 'United States', 'US'),
  part('postal_code', '11231'),
]
const details = { addressComponents: components, lat: 40.6765, long: -74.0143 }

describe('The components of a place', () => {
  it('LOC-25, LOC-26 map to street, city, state, zip and country', () => {
    expect(mappedAddress(components)).to.deep.equal({
      street1: '180 Conover Street',
      city: 'Brooklyn',
      state: 'NY',
      zip: '11231',
      country: 'US',
    })
  })

  it('LOC-26 a locality comes before a sublocality, and what is missing is empty', () => {
    expect(mappedAddress([...components, part('locality political', 'New York City')]).city).to.equal('New York City')
    expect(mappedAddress([])).to.deep.equal({ street1: '', city: '', state: '', zip: '', country: '' })
    expect(mappedAddress([part('route', 'Conover Street')]).street1).to.equal('Conover Street')
  })

  it('LOC-26 a street without a number is no door', () => {
    expect(hasHouseNumber(components)).to.equal(true)
    expect(hasHouseNumber([part('route', 'Conover Street')])).to.equal(false)
  })
})

describe('The delivery address form', () => {
  const searched = addressForm(emptyAddressForm, {
    type: 'SEARCH',
    suggestionId: 'p1',
    text: '180 Conover Street, Brooklyn, NY',
  })
  const found = addressForm(searched, { type: 'SET_ADDRESS', details })

  it('LOC-29 SEARCH stores the place and the text, and nothing is valid by that', () => {
    expect(searched).to.deep.include({
      suggestionId: 'p1',
      text: '180 Conover Street, Brooklyn, NY',
      isValid: false,
      street1: '',
    })
  })

  it('LOC-27, LOC-28 SET_ADDRESS stores the unit that came along, else keeps the one that was written', () => {
    const unit = (name: string) => ({ ...details, addressComponents: [...components, part('subpremise', name)] })
    const writtenBefore = addressForm(found, { type: 'SET_ADDRESS_2', street2: 'Ring twice' })
    const unitAfter = (one: typeof details) => addressForm(writtenBefore, { type: 'SET_ADDRESS', details: one }).street2
    expect([unitAfter(unit('Apt 2')), unitAfter(unit('4B')), unitAfter(details)]).to.deep.equal([
      'Apt 2',
      '#4B',
      'Ring twice',
    ])
  })

  it('LOC-24, LOC-27, LOC-43 SET_ADDRESS stores components and coordinates, and it is valid', () => {
    expect(found).to.deep.equal({
      suggestionId: 'p1',
      text: '180 Conover Street, Brooklyn, NY',
      street1: '180 Conover Street',
      street2: '',
      city: 'Brooklyn',
      state: 'NY',
      zip: '11231',
      lat: 40.6765,
      long: -74.0143,
      isValid: true,
    })
  })

  it('LOC-27 a place without a zip code is stored and is not valid', () => {
    const noZip = { ...details, addressComponents: components.filter(({ types }) => !types.includes('postal_code')) }
    expect(addressForm(searched, { type: 'SET_ADDRESS', details: noZip })).to.include({
      city: 'Brooklyn',
      zip: '',
      isValid: false,
    })
  })

  it('LOC-28, LOC-41 SET_ADDRESS_2 stores the second line and changes nothing else', () => {
    expect(addressForm(found, { type: 'SET_ADDRESS_2', street2: 'Floor 2' })).to.deep.equal({
      ...found,
      street2: 'Floor 2',
    })
  })

  it('LOC-30 CHANGE with another text clears everything; with the same text it changes nothing', () => {
    const withUnit = addressForm(found, { type: 'SET_ADDRESS_2', street2: 'Floor 2' })
    expect(addressForm(withUnit, { type: 'CHANGE', text: withUnit.text })).to.equal(withUnit)
    expect(addressForm(withUnit, { type: 'CHANGE', text: '18' })).to.deep.equal({ ...emptyAddressForm, text: '18' })
  })
})
