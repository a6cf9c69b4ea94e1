import { expect } from 'chai'
import { isCountry } from '../../../src-domain/brand/country.ts'
import { isCurrency, minorUnits } from '../../../src-domain/money/currency.ts'

describe('a currency', () => {
  it('PRICE-12 is one of ISO 4217 that people pay in, in capitals', () => {
    for (const code of ['USD', 'EUR', 'MXN', 'JPY', 'KWD', 'XCG', 'ZWG']) expect(isCurrency(code), code).to.equal(true)
    for (const code of ['usd', 'US', '', 'USD EUR', 'XTS', 'XAU', 'HRK', 'BGN', 'ANG', 'CLF', 'constructor'])
      expect(isCurrency(code), code).to.equal(false)
  })

  it('PRICE-12 counts its smallest unit as ISO 4217 does, also where browsers count otherwise', () => {
    for (const code of ['USD', 'EUR', 'HUF', 'COP', 'IDR', 'PKR', 'MGA', 'ZWG'] as const)
      expect(minorUnits(code), code).to.equal(2)
    for (const code of ['JPY', 'CLP', 'KRW', 'XOF'] as const) expect(minorUnits(code), code).to.equal(0)
    for (const code of ['KWD', 'IQD', 'TND'] as const) expect(minorUnits(code), code).to.equal(3)
  })

  it('PAY-11 is of a country of ISO 3166-1', () => {
    for (const code of ['US', 'MX', 'GB', 'ZW', 'AX']) expect(isCountry(code), code).to.equal(true)
    for (const code of ['us', 'USA', 'UK', 'EU', 'XX', '', 'US CA']) expect(isCountry(code), code).to.equal(false)
  })
})
