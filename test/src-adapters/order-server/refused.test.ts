import { expect } from 'chai'
import { developerText, refused } from '../../../src-adapters/order-server/refused.ts'

describe('A refusal', () => {
  it('API-09 has the server’s words for the customer', () => {
    const body = { message: 'Gift card could not be found. (404)', code: 'unknown_gift_card' }
    expect(refused(404, body)).to.include(body)
    expect(developerText(body)).to.equal(undefined)
  })

  for (const code of ['malformed', 'too_large', 'unknown_brand', 'location_required', 'instrument_mismatch']) {
    it(`API-09, API-12 of a call that the server cannot take (${code}) has its words for developers alone`, () => {
      const body = { message: 'The body cannot be read: tip: not an amount.', code }
      expect(refused(400, body)).to.deep.equal({ _tag: 'Refused', status: 400, code, body })
      expect(developerText(body)).to.equal(body.message)
    })
  }
})
