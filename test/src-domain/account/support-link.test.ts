import { expect } from 'chai'
import { supportLink } from '../../../src-domain/account/support-link.ts'

describe('Who helps with a code', () => {
  const supportContact = { link: 'tel:+12125550100', restaurantIds: ['red-hook', 'harbor'] }

  it('ACCT-40 is told at the restaurants of the list, at no other and nowhere without one', () => {
    expect(supportLink({ supportContact }, 'harbor')).to.equal(supportContact.link)
    expect(supportLink({ supportContact }, 'alberta')).to.equal(undefined)
    expect(supportLink({ supportContact }, undefined)).to.equal(undefined)
    expect(supportLink({}, 'harbor')).to.equal(undefined)
  })
})
