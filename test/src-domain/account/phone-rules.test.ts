import { expect } from 'chai'
import {
  displayedIn,
  keptPhone,
  northAmericanPhones,
  type PhoneRules,
} from '../../../src-domain/account/phone-rules.ts'

const far: Pick<PhoneRules, 'dialled' | 'displayed'> = {
  dialled: (typed) => (typed.startsWith('0') ? `+99${typed.slice(1)}` : undefined),
  displayed: (phone) => phone.replace('+99', '0'),
}

describe('The phone of an order', () => {
  it('is kept in E.164', () => {
    expect(keptPhone(northAmericanPhones, '(212) 555-0100')).to.equal('+12125550100')
    expect(keptPhone(northAmericanPhones, '+1 212.555.0100')).to.equal('+12125550100')
    expect(keptPhone(far, '0123')).to.equal('+99123')
  })

  it('stays as typed if it cannot be read or has an extension, which E.164 cannot hold', () => {
    for (const typed of ['212 555 0100 x12', '212 555 0100 ext. 12', '555 01'])
      expect(keptPhone(northAmericanPhones, typed)).to.equal(typed)
  })

  it('LOC-50 has a displayed form only where NNN-NNN-NNNN is not the country’s', () => {
    expect(displayedIn(northAmericanPhones, '+12125550100')).to.deep.equal({})
    expect(displayedIn(far, '+99123')).to.deep.equal({ displayedPhone: '0123' })
    // Ten digits would be grouped as in North America.
    expect(displayedIn(far, '+9912345678')).to.deep.equal({ displayedPhone: '012345678' })
    expect(displayedIn(far, undefined)).to.deep.equal({})
  })
})
