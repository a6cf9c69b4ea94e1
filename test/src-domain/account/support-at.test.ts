import { expect } from 'chai'
import { supportAt } from '../../../src-domain/account/support-at.ts'

describe('Who helps with a code', () => {
  const supportContact = { link: 'tel:+12125550100', restaurantIds: ['red-hook', 'harbor'] }

  it('ACCT-40 is told at the restaurants of the list, at no other and nowhere without one', () => {
    expect(supportAt({ supportContact }, 'harbor')).to.equal(supportContact.link)
    expect(supportAt({ supportContact }, 'alberta')).to.equal(undefined)
    expect(supportAt({ supportContact }, undefined)).to.equal(undefined)
    expect(supportAt({}, 'harbor')).to.equal(undefined)
  })
})
