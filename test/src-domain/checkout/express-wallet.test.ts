import { expect } from 'chai'
import type { CheckoutSnapshot } from '../../../src-domain/checkout/checkout-snapshot.ts'
import type { CheckoutState } from '../../../src-domain/checkout/checkout-state.ts'
import { expressWallet } from '../../../src-domain/checkout/express-wallet.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import type { PaymentProblem } from '../../../src-domain/payment/payment-problem.ts'
import type { PlacementState } from '../../../src-domain/placement/placement-state.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { aCheckout, judged } from '../../builders/checkout-builder.ts'
import { aLocation } from '../../builders/location-builder.ts'
import { aKey, aLine, anOrder, aPriceCheck } from '../../builders/order-builder.ts'

const { checkout, checks } = aCheckout()
const kinds = ['apple_pay', 'google_pay'] as const

/** Validated and priced at $21.65 without a tip, with two wallets and no payment method. */
function aWallet(fields: Partial<CheckoutSnapshot> = {}, decided: Partial<CheckoutState> = {}) {
  const { payment: _, ...undecided } = checkout
  return aCheckout({ wallet: { kinds }, checkout: { ...undecided, ...decided }, ...fields })
}
const sheet = { _tag: 'Sheet', kind: 'apple_pay', amount: minor(2_165) }
const choice = { _tag: 'Choice', kind: 'apple_pay' }
const none = { _tag: 'None' }

function refused(reason: string) {
  const last = {
    isValid: false,
    reason,
    invalidModifiers: [],
    invalidGroups: [],
    invalidItems: [],
    isAsapOrderingEnabled: true,
  }
  return { checks: { ...judged, validation: { ...judged.validation, last } } }
}

describe('The wallet above the rows', () => {
  it('CHK-02, PAY-10 is its own button for the total that is shown, tip included, where nothing but the payment is missing', () => {
    expect(expressWallet(aWallet())).to.deep.equal(sheet)
    const tipped = aWallet({}, { tip: { _tag: 'Amount', amount: minor(300) } })
    expect(expressWallet(tipped)).to.deep.equal({ ...sheet, amount: minor(2_465) })
  })

  it('CHK-02 is one wallet: the first that the device has', () => {
    const google = aWallet({ wallet: { kinds: ['google_pay'] } })
    expect(expressWallet(google)).to.deep.equal({ ...sheet, kind: 'google_pay' })
  })

  it('PAY-08, PAY-09 is not there without one, and not while it is awaited', () => {
    expect(expressWallet(aWallet({ wallet: { kinds: [] } }))).to.deep.equal(none)
    expect(expressWallet(aWallet({ wallet: { kinds: [], isAwaited: true } }))).to.deep.equal(none)
  })

  it('CHK-02 gives way to the button in the place of Place Order when the wallet is chosen', () => {
    expect(expressWallet(aWallet({}, { payment: { _tag: 'Wallet' } }))).to.deep.equal(none)
  })

  it('PAY-10, CHK-63 is not there where nothing is due', () => {
    const last = aPriceCheck({ totalAmount: minor(0) })
    expect(expressWallet(aWallet({ checks: { ...checks, price: { ...checks.price, last } } }))).to.deep.equal(none)
  })

  it('CHK-35 is not there while an order is in flight, before there is a price, and when that could not be had', () => {
    const key = aKey(0)
    const pending = { key, startedAt: 0, total: minor(2_165), locationId: 'l' }
    const flying: PlacementState = { _tag: 'Submitting', pending, polling: true, isKept: true }
    expect(expressWallet(aWallet({ placement: flying }))).to.deep.equal(none)
    expect(expressWallet(aWallet({}, { press: { _tag: 'Waiting' } }))).to.deep.equal(none)
    const unpriced = { ...checks, price: { asked: 1, isAsking: true } }
    expect(expressWallet(aWallet({ checks: unpriced }))).to.deep.equal(none)
    const failure = { _tag: 'NoResponse', detail: '' } as const
    expect(expressWallet(aWallet({ checks: { ...checks, price: { ...checks.price, failure } } }))).to.deep.equal(none)
  })

  it('CHK-35, CHK-54 stays while the price is asked again: a press may wait for it', () => {
    const price = { ...checks.price, isAsking: true }
    expect(expressWallet(aWallet({ checks: { ...checks, price } }))).to.deep.equal(sheet)
  })

  it('CHK-02, TABLE-11, SCHED-09, LOC-14, CHK-27 is a button of ours where the customer has something to say yet', () => {
    const items = [aLine()]
    const { location: _, ...nowhere } = anOrder({ items })
    const missing = {
      table: { order: anOrder({ items, diningOption: 'kiosk' }) },
      address: { order: anOrder({ items, diningOption: 'delivery' }) },
      restaurant: { order: nowhere },
      time: { location: aLocation({ isPreorderRequired: true }) },
      'another time': refused('closed'),
      'another table': refused('table'),
    }
    for (const [what, fields] of Object.entries(missing))
      expect(expressWallet(aWallet(fields)), what).to.deep.equal(choice)
    expect(expressWallet(aWallet(), true), 'who orders').to.deep.equal(choice)
  })

  it('CHK-26, CHK-30, CHK-33 is not there where no answer of the customer’s would let a wallet pay', () => {
    for (const reason of ['order-minimum', 'items', 'unavailable', 'delivery-radius', 'something'])
      expect(expressWallet(aWallet(refused(reason))), reason).to.deep.equal(none)
  })

  it('PRICE-23, PRICE-24 leads from cash by a button of ours: another total would be due, and a tip', () => {
    const cash = { _tag: 'Cash' } as const
    expect(expressWallet(aWallet({}, { payment: cash }))).to.deep.equal(choice)
    // The cash limit does not apply to wallets.
    const brand = aBrand({ cash: { ...aBrand().cash, most: minor(1) } })
    expect(expressWallet(aWallet({ brand }, { payment: cash }))).to.deep.equal(choice)
  })

  it('PAY-16 stays as it is while its own sheet is open, whatever becomes of the order and the price', () => {
    const open = { payment: { _tag: 'Wallet' }, sheetAbove: minor(2_000) } as const
    const price = { ...checks.price, isAsking: true }
    expect(expressWallet(aWallet({ checks: { ...checks, price } }, open))).to.deep.equal({
      ...sheet,
      amount: minor(2_000),
    })
  })

  it('PAY-17 is not held out again when its button could not be had, and is after a sheet that failed or was closed', () => {
    const since = (problem: PaymentProblem) => expressWallet(aWallet({ wallet: { kinds, problem } }))
    expect(since({ _tag: 'Unavailable', cause: 'load' })).to.deep.equal(none)
    expect(since({ _tag: 'Declined', reason: 'declined' })).to.deep.equal(sheet)
    expect(since({ _tag: 'Cancelled' })).to.deep.equal(sheet)
  })
})
