import { expect } from 'chai'
import { knownFee } from '../../../src-domain/location/known-fee.ts'
import { minor } from '../../../src-domain/money/minor.ts'

describe('The fee that is known before the price check', () => {
  const fees = { pickup: minor(50), delivery: minor(449), kiosk: minor(0) }

  it('PRICE-07 is the location’s, under the name that the price check gives it', () => {
    expect(knownFee({ fees }, 'pickup')).to.deep.equal({ _tag: 'ServiceFee', amount: 50 })
    expect(knownFee({ fees }, 'delivery')).to.deep.equal({ _tag: 'DeliveryFee', amount: 449 })
  })

  it('PRICE-07 is the zone’s where the address is in one', () => {
    const terms = { fee: minor(399), minimum: minor(0) }
    expect(knownFee({ fees, delivery: { _tag: 'InZone', terms } }, 'delivery')).to.deep.equal({
      _tag: 'DeliveryFee',
      amount: 399,
    })
    expect(knownFee({ fees, delivery: { _tag: 'InZone', terms } }, 'pickup')?.amount).to.equal(50)
  })

  it('PRICE-02 is left to the price check where the back end does not say, or only the address decides', () => {
    expect(knownFee({}, 'pickup')).to.equal(undefined)
    expect(knownFee({ fees: { pickup: minor(0) }, delivery: { _tag: 'OutOfZone' } }, 'delivery')).to.equal(undefined)
  })
})
