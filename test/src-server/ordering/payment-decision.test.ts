import { expect } from 'chai'
import { minor } from '../../../src-domain/money/minor.ts'
import { type OfferedPayment, paymentDecision } from '../../../src-server/ordering/payment-decision.ts'
import type { ChargingAccount } from '../../../src-server/payment/payment-accounts.ts'
import { aBrand } from '../../builders/brand-builder.ts'

const brand = aBrand({ ordering: { ...aBrand().ordering, cash: true } })
const cashless = aBrand({ ordering: { ...aBrand().ordering, cash: false } })
const savedCard = { account: 'stripe@ember', token: 'card-1' }

function outcome(offered: Partial<OfferedPayment>, due = 1_350, of = brand, more: Partial<ChargingAccount> = {}) {
  const account = { name: 'stripe@ember/red-hook', vault: 'stripe@ember', opensIntents: true, ...more }
  const paid = paymentDecision(of, { isCash: false, ...offered }, minor(due), account)
  return paid._tag === 'Refused' ? [paid.refusal.status, paid.refusal.code] : paid
}

describe('How an order is paid', () => {
  it('PAY-07 cash and a card at once are refused, whichever way the card is named, also where nothing is due', () => {
    for (const card of [{ cardNonce: 'n' }, { transactionId: 't' }, { cardNonce: 'n', transactionId: 't' }])
      for (const due of [0, 1_350])
        expect(outcome({ isCash: true, ...card }, due)).to.deep.equal([400, 'payment_contradiction'])
    expect(outcome({ isCash: true })).to.deep.equal({ _tag: 'Cash' })
  })

  it('PAY-07 cash is taken where the brand takes it, and a card is no matter of that', () => {
    expect(outcome({ isCash: true }, 1_350, cashless)).to.deep.equal([400, 'cash_unavailable'])
    expect(outcome({ cardNonce: 'n' }, 1_350, cashless)).to.deep.include({ _tag: 'Charge' })
  })

  it('CHK-63 where nothing is due nothing is charged, whatever was sent along', () => {
    for (const offered of [{}, { cardNonce: 'n' }, { savedCard }, { isCash: true }])
      expect(outcome(offered, 0)).to.deep.equal({ _tag: 'NothingDue' })
    expect(outcome({ cardNonce: 'n' }, 1)).to.deep.include({ _tag: 'Charge' })
  })

  it('PAY-14 a payment is opened for a wallet only where there is something to pay and the processor knows of such', () => {
    const opensIntent = true as const
    const charge = { _tag: 'Charge', account: 'stripe@ember/red-hook', instrument: { _tag: 'Intent' } }
    expect(outcome({ opensIntent })).to.deep.equal(charge)
    expect(outcome({ opensIntent }, 0)).to.deep.equal([400, 'nothing_due'])
    expect(outcome({ opensIntent }, 1_350, brand, { opensIntents: false })).to.deep.equal([400, 'wallet_unavailable'])
  })

  it('PAY-51 a card of the form comes before one that is kept, each is charged where it belongs, and without any nobody pays', () => {
    const nonce = { _tag: 'Charge', account: 'stripe@ember/red-hook', instrument: { _tag: 'Nonce', nonce: 'n' } }
    expect(outcome({ cardNonce: 'n', savedCard })).to.deep.equal(nonce)
    const kept = {
      _tag: 'Charge',
      account: 'stripe@ember/red-hook',
      instrument: { _tag: 'SavedCard', token: 'card-1' },
    }
    expect(outcome({ savedCard })).to.deep.equal(kept)
    expect(outcome({})).to.deep.equal([402, 'payment_required'])
  })

  it('PAY-03 a brand that takes no cards takes cash, and what is covered without paying', () => {
    const cashOnly = aBrand({ paymentProcessor: 'none', ordering: { ...aBrand().ordering, cash: true } })
    const none = { name: 'none', vault: 'none', opensIntents: false }
    for (const offered of [
      {},
      { cardNonce: 'n' },
      { transactionId: 't' },
      { savedCard },
      { opensIntent: true as const },
    ])
      expect(outcome(offered, 1_350, cashOnly, none)).to.deep.equal([400, 'cards_unavailable'])
    expect(outcome({ isCash: true }, 1_350, cashOnly, none)).to.deep.equal({ _tag: 'Cash' })
    expect(outcome({}, 0, cashOnly, none)).to.deep.equal({ _tag: 'NothingDue' })
  })

  it('PAY-51 a card that is saved with another merchant is not charged: the money would go there', () => {
    for (const vault of ['stripe', 'stripe@ember+2027', 'stripe@nocturne', 'square@ember'])
      expect(outcome({ savedCard }, 1_350, brand, { vault }), vault).to.deep.equal([402, 'saved_card_elsewhere'])
  })

  it('PAY-14 a payment that is not waited for charges no other card in its place', () => {
    expect(outcome({ transactionId: 't', savedCard })).to.deep.equal([402, 'payment_intent_invalid'])
  })
})
