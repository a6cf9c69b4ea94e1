import { expect } from 'chai'
import { isOfGuestHere } from '../../../src-domain/ticket/own-ticket.ts'

const ticket = { patron: { email: 'greta@gyoza.example' } }
const guest = { email: 'greta@gyoza.example' }

describe('The order of the guest of this tab', () => {
  it('CONF-10 is that of the e-mail that was given here, and nobody’s who is signed in', () => {
    expect(isOfGuestHere(ticket, { guest, isSignedIn: false })).to.equal(true)
    expect(isOfGuestHere(ticket, { guest, isSignedIn: true })).to.equal(false)
    expect(isOfGuestHere(ticket, { guest: { email: 'finder@keeper.example' }, isSignedIn: false })).to.equal(false)
    expect(isOfGuestHere(ticket, { guest: undefined, isSignedIn: false })).to.equal(false)
    expect(isOfGuestHere({ patron: { email: '' } }, { guest: { email: '' }, isSignedIn: false })).to.equal(false)
    expect(isOfGuestHere({ patron: {} }, { guest: {}, isSignedIn: false })).to.equal(false)
  })
})
