import { expect } from 'chai'
import { addressProblems, isValidAddress } from '../../../src-domain/address/address-problems.ts'
import { anAddress } from '../../builders/order-builder.ts'

describe('A delivery address', () => {
  it('LOC-37, LOC-38, LOC-39, LOC-40 needs city, state, street and zip', () => {
    const empty = { street1: ' ', street2: '', city: '', state: '', zip: '' }
    expect(addressProblems(empty)).to.deep.equal({
      street1: 'missing',
      city: 'missing',
      state: 'missing',
      zip: 'missing',
    })
  })

  it('LOC-40 has a zip of exactly 5 characters', () => {
    for (const zip of ['1234', '123456'])
      expect(addressProblems({ ...anAddress, zip })).to.deep.equal({ zip: 'invalid' })
    expect(addressProblems({ ...anAddress, zip: '10001' })).to.deep.equal({})
  })

  it('LOC-41 may leave out the second street line', () => {
    expect(addressProblems({ ...anAddress, street2: '' })).to.deep.equal({})
  })

  it('LOC-43 is valid when nothing is wrong with it and its place is known', () => {
    const { lat: _, ...nowhere } = anAddress
    expect(isValidAddress(anAddress)).to.equal(true)
    expect(isValidAddress(nowhere)).to.equal(false)
    expect(isValidAddress({ ...anAddress, city: '' })).to.equal(false)
  })
})
