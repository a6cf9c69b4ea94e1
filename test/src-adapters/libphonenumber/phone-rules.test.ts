import { expect } from 'chai'
import { phoneRulesOf } from '../../../src-adapters/libphonenumber/phone-rules.ts'
import { dialledNumber } from '../../../src-domain/account/dialled-number.ts'
import { northAmericanPhones } from '../../../src-domain/account/phone-rules.ts'
import { displayedPhone } from '../../../src-domain/text/displayed-phone.ts'

/**
 * 01 99 00 (ARCEP) and 020 7946 0 (Ofcom): numbers reserved for fiction. The others: example numbers of
 * Google's libphonenumber, or written like them.
 */
const written = [
  ['FR', '01 99 00 12 34', '+33199001234', '01 99 00 12 34'],
  ['FR', '+33 (0)1 99 00 12 34', '+33199001234', '01 99 00 12 34'],
  ['GB', '020 7946 0123', '+442079460123', '020 7946 0123'],
  ['GB', '07400 123456', '+447400123456', '07400 123456'],
  ['MX', '200 123 4567', '+522001234567', '200 123 4567'],
  ['JP', '090-1234-5678', '+819012345678', '090-1234-5678'],
  ['JP', '03-1234-5678', '+81312345678', '03-1234-5678'],
  ['IL', '050-234-5678', '+972502345678', '050-234-5678'],
  ['IL', '+44 20 7946 0123', '+442079460123', '+44 20 7946 0123'],
] as const

describe('Phones of a country', () => {
  for (const [country, typed, dialled, shown] of written)
    it(`${country}: ${typed} is dialled ${dialled} and written ${shown}`, () => {
      const phones = phoneRulesOf(country)
      expect(phones.problem(typed)).to.equal(undefined)
      expect(phones.dialled(typed)).to.equal(dialled)
      expect(phones.dialled(dialled)).to.equal(dialled)
      expect(phones.written(typed)).to.equal(shown)
      expect(phones.written(shown)).to.equal(shown)
      for (const phone of [typed, dialled, shown]) expect(phones.displayed(phone)).to.equal(shown)
    })

  it('never takes ten digits of another country for a North American number', () => {
    for (const country of ['FR', 'GB', 'MX', 'JP', 'IL'])
      expect(phoneRulesOf(country).dialled('212 555 0142') ?? '', country).not.to.match(/^\+1/)
    expect(phoneRulesOf('FR').problem('212 555 0142')).to.equal('invalid')
  })

  it('names a missing phone, an invalid one, and text around one', () => {
    const phones = phoneRulesOf('FR')
    expect(phones.problem('  ')).to.equal('missing')
    for (const typed of ['01 99', 'abc', 'call 01 99 00 12 34', `01 99 00 12 34${' 1'.repeat(40)}`]) {
      expect(phones.problem(typed), typed).to.equal('invalid')
      expect(phones.dialled(typed), typed).to.equal(undefined)
      expect(phones.written(typed), typed).to.equal(typed)
      expect(phones.spellings(typed), typed).to.deep.equal([])
    }
  })

  it('has the digits of each spelling of a number', () => {
    expect(phoneRulesOf('FR').spellings('01 99 00 12 34')).to.have.members(['33199001234', '0199001234', '199001234'])
  })

  it('ACCT-64 leaves the rules of the United States and Canada to the letter', () => {
    for (const country of ['US', 'CA']) expect(phoneRulesOf(country)).to.equal(northAmericanPhones)
    expect(northAmericanPhones.dialled).to.equal(dialledNumber)
    expect(northAmericanPhones.displayed).to.equal(displayedPhone)
  })

  it('takes only numbers with a country code where no numbering plan is known', () => {
    expect(phoneRulesOf('AQ').dialled('212 555 0142')).to.equal(undefined)
    expect(phoneRulesOf('AQ').dialled('+44 20 7946 0123')).to.equal('+442079460123')
  })
})
