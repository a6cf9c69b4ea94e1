import { expect } from 'chai'
import type { PatronState } from '../../../src-domain/account/session.ts'
import { type CardsState, noCards } from '../../../src-domain/card/cards-state.ts'
import { needsRecheck, whenOnlineAgain } from '../../../src-domain/checkout/after-doubt.ts'
import { closeQuestion, forgetHeld, pressed } from '../../../src-domain/checkout/change-checkout.ts'
import { endSession, forgetPerson, screenAfterSignIn } from '../../../src-domain/checkout/change-person.ts'
import { newCheckout } from '../../../src-domain/checkout/checkout-state.ts'
import { noChecks } from '../../../src-domain/checkout/order-checks.ts'
import { idleLoyalty, type LoyaltyState } from '../../../src-domain/loyalty/fetch-loyalty.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import { idlePlacement, type PlacementState } from '../../../src-domain/placement/placement-state.ts'
import { aCheckout } from '../../builders/checkout-builder.ts'
import { aCell } from '../../builders/fake-ports.ts'
import { aKey } from '../../builders/order-builder.ts'
import { aPatron, aSavedCard } from '../../builders/patron-builder.ts'

const refused: PlacementState = {
  _tag: 'Refused',
  key: aKey(0),
  why: { _tag: 'Refused', status: 401 },
} as PlacementState

describe('Another person at the checkout', () => {
  const paying = {
    ...newCheckout,
    card: { nonce: 'n1' },
    wallet: { brought: { _tag: 'Nonce', nonce: 'w1' } as const, amount: minor(100) },
  }
  const cells = (payment: { readonly _tag: 'Cash' } | { readonly _tag: 'CardForm' }) => ({
    checkout: aCell<typeof newCheckout>({ ...paying, payment }),
    cards: aCell<CardsState>({ list: { _tag: 'Shown', cards: [aSavedCard()] } }),
    loyalty: aCell<LoyaltyState>({ ...idleLoyalty }),
    patron: aCell<PatronState>({ patron: aPatron({ card: aSavedCard() }) }),
  })

  it('CHK-12 pays another way', () => {
    const now = cells({ _tag: 'Cash' })
    forgetPerson(now)
    expect(now.checkout.current()).to.deep.equal(newCheckout)
    expect(now.loyalty.current()).to.equal(idleLoyalty)
    expect(now.cards.current()).to.equal(noCards)
  })

  it('CHK-55 whose session is over is a guest: no card of theirs is left, and cash is nobody’s', () => {
    const dropped: string[] = []
    const session = { drop: () => void dropped.push('dropped') }
    const byCash = cells({ _tag: 'Cash' })
    endSession({ ...byCash, session })
    expect(byCash.checkout.current()).to.deep.equal({ ...newCheckout, payment: { _tag: 'Cash' } })
    const byCard = cells({ _tag: 'CardForm' })
    endSession({ ...byCard, session })
    expect(byCard.checkout.current()).to.deep.equal(newCheckout)
    expect([byCard.patron.current(), dropped.length]).to.deep.equal([{ isEnded: true }, 2])
  })

  it('CHK-24, CHK-55, LINK-02 goes on to where they were going, to pay, or to hand the cart over', () => {
    const patron = aPatron()
    expect(screenAfterSignIn(aCheckout({ patron }), 'UPSELLS')).to.equal('UPSELLS')
    expect(screenAfterSignIn(aCheckout({ patron, placement: refused }), 'UPSELLS')).to.equal('CHECK_OUT')
    expect(screenAfterSignIn(aCheckout({ patron: aPatron({ isEmployee: true }) }), 'UPSELLS')).to.equal('LINK')
  })
})

describe('When the network is back', () => {
  it('CART-17 an order that nobody knows of is looked for, one that is watched or placed is left alone', () => {
    const state = (fields: object) => fields as PlacementState
    expect(whenOnlineAgain(state({ _tag: 'Unknown', gaveUp: { _tag: 'NoResponse' } }))).to.equal('look again')
    for (const _tag of ['Unknown', 'Submitting', 'Polling', 'Placed'])
      expect(whenOnlineAgain(state({ _tag })), _tag).to.equal('nothing')
    for (const now of [idlePlacement, refused]) expect(whenOnlineAgain(now)).to.equal('recheck')
  })

  it('CART-17 an order that is not placed after all is checked like any other', () => {
    const unchecked = aCheckout({ checks: noChecks })
    expect([unchecked, aCheckout({ placement: refused })].map(needsRecheck)).to.deep.equal([true, true])
    const placed: PlacementState = { _tag: 'Placed', key: aKey(0) }
    expect([aCheckout(), { ...unchecked, placement: placed }].map(needsRecheck)).to.deep.equal([false, false])
  })
})

describe('What a press was told', () => {
  it('CHK-35 goes when the network is back, and only what was said for want of one', () => {
    const held = pressed({ _tag: 'HeldOffline' })(newCheckout)
    expect(forgetHeld(held)).to.deep.equal(newCheckout)
    const waiting = pressed({ _tag: 'Waiting' })(newCheckout)
    expect(forgetHeld(waiting)).to.equal(waiting)
  })

  it('CHK-35 a question that is closed ends no press that waits', () => {
    const moved = pressed({ _tag: 'Moved', before: minor(1), after: minor(2) })(newCheckout)
    expect(closeQuestion(moved)).to.deep.equal({ ...newCheckout, isQuestionClosed: true })
    const waiting = pressed({ _tag: 'Waiting' })(newCheckout)
    expect(closeQuestion(waiting)).to.deep.equal({ ...waiting, isQuestionClosed: true })
  })
})
