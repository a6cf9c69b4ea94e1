import { expect } from 'chai'
import { failedVerification } from '../../../src-domain/payment/verification.ts'

describe('What an issuer found of the address and the code', () => {
  it('PAY-47 each letter passes or fails, and one that nobody knows passes', () => {
    const failing = (of: 'avs' | 'cvv') =>
      [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ', ''].filter((letter) => failedVerification({ [of]: letter }) !== undefined)
    expect(failing('avs')).to.deep.equal(['A', 'N', 'W', 'Z'])
    expect(failing('cvv')).to.deep.equal(['N', 'S'])
    expect(failedVerification({})).to.equal(undefined)
  })

  it('PAY-46 says what does not match: the ZIP code, the street, both, or the security code', () => {
    expect(failedVerification({ avs: 'A', cvv: 'M' })).to.equal('wrong-postal-code')
    expect(failedVerification({ avs: 'Z' })).to.equal('wrong-street')
    expect(failedVerification({ avs: 'W' })).to.equal('wrong-street')
    expect(failedVerification({ avs: 'N', cvv: 'N' })).to.equal('wrong-address')
    expect(failedVerification({ avs: 'Y', cvv: 'N' })).to.equal('wrong-cvc')
  })
})
