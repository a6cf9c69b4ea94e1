import { expect } from 'chai'
import { left } from 'fp-ts/lib/Either.js'
import type { CheckoutState } from '../../../src-domain/checkout/checkout-state.ts'
import { noChecks, outdated } from '../../../src-domain/checkout/order-checks.ts'
import { canPress, errorOf, isBeingChecked, readyToPlace } from '../../../src-domain/checkout/ready-to-place.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import { noWallet } from '../../../src-domain/payment/wallet-entry.ts'
import { aCheckout, judged } from '../../builders/checkout-builder.ts'
import { aKey, aLine, anOrder, aPriceCheck } from '../../builders/order-builder.ts'
import { aPatron, aSavedCard } from '../../builders/patron-builder.ts'

const { checkout } = aCheckout()
function decided(fields: Partial<CheckoutState>) {
  return aCheckout({ checkout: { ...checkout, ...fields } })
}
function instrumentOf(fields: Partial<CheckoutState>) {
  const ready = readyToPlace(decided(fields))
  return ready._tag === 'Right' ? ready.right.instrument : ready.left
}

describe('An order that is ready to be placed', () => {
  it('CHK-35 is asked for with what is shown: the order, the instrument, the tip, and the total that is agreed to with its lines', () => {
    const guest = { firstName: 'Ana', lastName: 'Diaz' }
    const now = decided({
      guest,
      tip: { _tag: 'Amount', amount: minor(300) },
      payment: { _tag: 'CardForm' },
      card: { nonce: 'n1' },
    })
    const ready = readyToPlace(now)
    if (ready._tag === 'Left') throw new Error(ready.left._tag)
    expect(ready.right).to.deep.equal({
      order: now.order,
      guest,
      instrument: { _tag: 'Nonce', nonce: 'n1' },
      tip: minor(300),
      expectedTotal: minor(2_465),
      price: now.checks.price.last,
      polling: true,
    })
  })

  it('PAY-51 sends no guest for a patron, and the saved card that is chosen', () => {
    const { payment: _, ...undecided } = checkout
    const patron = aPatron({ card: aSavedCard() })
    const guest = { firstName: 'Ana', lastName: 'Diaz' }
    const ready = readyToPlace(aCheckout({ patron, checkout: { ...undecided, guest } }))
    if (ready._tag === 'Left') throw new Error(ready.left._tag)
    expect(ready.right.guest).to.equal(undefined)
    expect(ready.right.instrument).to.deep.equal({ _tag: 'SavedCard' })
  })

  it('PAY-52 leads to the card first, and a press is heard for it', () => {
    const ready = readyToPlace(decided({ payment: { _tag: 'CardForm' } }))
    expect(ready).to.deep.equal(left({ _tag: 'CardMissing' }))
    expect(canPress(ready)).to.equal(true)
  })

  it('takes what a wallet agreed to for that amount only', () => {
    const payment = { _tag: 'Wallet' } as const
    const wallet = { brought: { _tag: 'Nonce', nonce: 'w1' } as const, amount: minor(2_165) }
    expect(instrumentOf({ payment, wallet })).to.deep.equal({ _tag: 'Nonce', nonce: 'w1' })
    expect(instrumentOf({ payment, wallet: { ...wallet, amount: minor(2_164) } })).to.deep.equal({
      _tag: 'WalletMissing',
    })
    // A typed card is never a wallet payment, nor the reverse.
    expect(instrumentOf({ payment, card: { nonce: 'n1' } })).to.deep.equal({ _tag: 'WalletMissing' })
    expect(instrumentOf({ payment: { _tag: 'CardForm' }, wallet })).to.deep.equal({ _tag: 'CardMissing' })
  })

  it('PAY-05 is paid in cash where that was chosen', () => {
    expect(instrumentOf({ payment: { _tag: 'Cash' } })).to.deep.equal({ _tag: 'Cash' })
  })

  it('CHK-63 asks for nothing when nothing is due', () => {
    const checks = { ...judged, price: { ...judged.price, last: aPriceCheck({ totalAmount: minor(0) }) } }
    const ready = readyToPlace(aCheckout({ checks, checkout: { ...checkout, payment: { _tag: 'CardForm' } } }))
    if (ready._tag === 'Left') throw new Error(ready.left._tag)
    expect(ready.right.instrument).to.deep.equal({ _tag: 'NothingDue' })
  })

  it('is not asked for twice: in flight, or waiting for its price', () => {
    const placing = aCheckout({
      placement: {
        _tag: 'Submitting',
        pending: { key: aKey(0), startedAt: 0, total: minor(2_165), locationId: 'l' },
        polling: true,
        isKept: true,
      },
    })
    for (const now of [placing, decided({ press: { _tag: 'Waiting' } })]) {
      expect(readyToPlace(now)).to.deep.equal(left({ _tag: 'Busy' }))
      expect(canPress(readyToPlace(now))).to.equal(false)
    }
  })

  it('TABLE-11 is not ready while a rule stands in the way', () => {
    const order = anOrder({ items: [aLine()], diningOption: 'kiosk' })
    const ready = readyToPlace(aCheckout({ order }))
    expect(ready).to.deep.equal(left({ _tag: 'Blocked', why: { _tag: 'TableMissing' } }))
    expect(canPress(ready)).to.equal(false)
  })

  it('PRICE-03, PRICE-04 is not ready without a good price, however often it is pressed', () => {
    const failed = { ...judged, price: { asked: 2, isAsking: false, failure: { _tag: 'NoResponse' } as const } }
    const refused = { ...judged, price: { ...judged.price, last: aPriceCheck({ isValid: false }) } }
    const { validated: _, priced: __, ...unchecked } = judged
    for (const checks of [failed, refused, noChecks, { ...unchecked, validation: noChecks.validation }]) {
      const ready = readyToPlace(aCheckout({ checks }))
      expect(ready).to.deep.equal(left({ _tag: 'NotPriced' }))
      expect(canPress(ready)).to.equal(false)
    }
  })

  it('CHK-35 a press is heard while the price is asked for again, and the order waits for it', () => {
    const checks = { ...judged, price: { ...judged.price, isAsking: true } }
    const ready = readyToPlace(aCheckout({ checks }))
    expect(ready).to.deep.equal(left({ _tag: 'BeingChecked' }))
    expect(canPress(ready)).to.equal(true)
  })

  it('CHK-35 a press is heard where the wallet has to agree again', () => {
    const ready = readyToPlace(decided({ payment: { _tag: 'Wallet' } }))
    expect(ready).to.deep.equal(left({ _tag: 'WalletMissing' }))
    expect(canPress(ready)).to.equal(true)
  })

  it('CHK-35 an order that was changed is being checked from the first moment, and one that was refused is not', () => {
    const { priced: _, ...unpriced } = judged
    const order = anOrder({ items: [aLine()], idempotencyKey: aKey(1) })
    for (const changed of [{ checks: outdated(judged) }, { checks: unpriced }, { order }]) {
      const now = aCheckout(changed)
      expect(isBeingChecked(now)).to.equal(true)
      expect(readyToPlace(now)).to.deep.equal(left({ _tag: 'BeingChecked' }))
    }
    expect(isBeingChecked(aCheckout())).to.equal(false)
    const refused = { ...outdated(judged), price: { ...judged.price, last: aPriceCheck({ isValid: false }) } }
    expect(isBeingChecked(aCheckout({ checks: refused }))).to.equal(false)
  })

  it('CHK-39, CHK-54 is ready again after a refusal, and not once it is placed', () => {
    const why = { _tag: 'Refused', status: 402 } as const
    for (const key of [aKey(0), aKey(9)])
      expect(readyToPlace(aCheckout({ placement: { _tag: 'Refused', key, why } }))._tag).to.equal('Right')
    const placed = aCheckout({ placement: { _tag: 'Placed', key: aKey(0) } })
    expect(readyToPlace(placed)).to.deep.equal(left({ _tag: 'NotPriced' }))
  })

  it('PAY-17 hears of a wallet that failed while it pays by wallet, when another way was chosen in its place, and not when the customer chose that way', () => {
    const why = { _tag: 'WalletFailed', how: 'refused' } as const
    const placement = { _tag: 'Refused', key: aKey(0), why } as const
    const by = (payment: NonNullable<CheckoutState['payment']>) =>
      errorOf(
        aCheckout({ placement, checkout: { ...checkout, payment }, wallet: { ...noWallet, kinds: ['apple_pay'] } }),
      )
    expect(by({ _tag: 'Wallet' })).to.deep.equal({ _tag: 'Server', why })
    expect(by({ _tag: 'Cash' })).to.deep.equal({ _tag: 'None' })
    const left = { ...checkout, isWalletLeft: true } as const
    expect(errorOf(aCheckout({ placement, checkout: left }))).to.deep.equal({ _tag: 'Server', why })
  })
})
