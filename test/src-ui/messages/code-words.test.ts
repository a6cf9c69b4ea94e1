import { expect } from 'chai'
import { account as english } from '../../../src-ui/messages/account.en.ts'
import { account as spanish } from '../../../src-ui/messages/account.es.ts'

describe('The words about a code', () => {
  it('ACCT-39, ACCT-61 promise no length and no life, which only the back end knows, in both languages', () => {
    for (const words of [english, spanish]) {
      const email = 'ana@example.com'
      const said = [
        words.codeLead({ email }),
        words.phoneCodeLead({ phone: 'PHONE' }),
        words.emailCodeLead({ email }),
        words.resent,
        words.forgotLead,
        words.phoneLead,
      ]
      for (const sentence of said)
        expect(sentence).not.to.match(/\d|digit|cifra|dígito|minut|hour|hora|no longer|ya no/i)
      expect(said.slice(0, 3).every((sentence) => /code|código/.test(sentence))).to.equal(true)
    }
  })
})
