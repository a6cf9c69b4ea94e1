import { expect } from 'chai'
import { amountDue, type CheckoutFacts, checkoutRefusal } from '../../../src-domain/checkout/checkout-refusal.ts'
import { byDiningOption } from '../../../src-domain/dining-option/dining-option.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { aLine, anAddress, anOrder, aPriceCheck } from '../../builders/order-builder.ts'

const brand = aBrand({ minimum: { ...byDiningOption(() => minor(9_999)), delivery: minor(1_500) } })
const { location: _, ...nowhere } = anOrder()
function facts(fields: Partial<CheckoutFacts> = {}): CheckoutFacts {
  return {
    brand,
    order: anOrder({ items: [aLine()] }),
    price: aPriceCheck(),
    tip: minor(0),
    isSignedIn: true,
    isCash: false,
    hasInstrument: true,
    isPreorderRequired: false,
    isAsapOrderingEnabled: true,
    ...fields,
  }
}
const delivery = anOrder({ diningOption: 'delivery', address: anAddress, items: [aLine()] })

describe('Why an order cannot be placed', () => {
  it('G4 more than the restaurant takes in cash is told before anything is placed, and only for cash', () => {
    const little = aBrand({ cash: { ...aBrand().cash, most: minor(1_500) } })
    const price = aPriceCheck({ totalAmount: minor(1_400) })
    const tooHigh = { _tag: 'CashTooHigh', most: 1_500 }
    expect(checkoutRefusal(facts({ brand: little, isCash: true, price, tip: minor(101) }))).to.deep.equal(tooHigh)
    expect(checkoutRefusal(facts({ brand: little, isCash: true, price, tip: minor(100) }))).to.equal(undefined)
    expect(checkoutRefusal(facts({ brand: little, price, tip: minor(101) }))).to.equal(undefined)
  })

  it('CHK-25 a patron with neither card nor wallet who does not pay cash is asked for a payment', () => {
    expect(checkoutRefusal(facts({ hasInstrument: false }))).to.deep.equal({ _tag: 'NoPayment' })
    expect(checkoutRefusal(facts({ hasInstrument: false, isCash: true }))).to.equal(undefined)
    expect(checkoutRefusal(facts())).to.equal(undefined)
  })

  it('CHK-26 a delivery below the minimum is refused with how much is missing, before tip', () => {
    const price = aPriceCheck({ amount: minor(1_400), totalAmount: minor(1_900) })
    expect(checkoutRefusal(facts({ order: delivery, price, tip: minor(500) }))).to.deep.equal({
      _tag: 'BelowMinimum',
      minimum: 1_500,
      amount: 1_400,
      missing: 100,
    })
    expect(checkoutRefusal(facts({ order: delivery, price: aPriceCheck({ amount: minor(1_500) }) }))).to.equal(
      undefined,
    )
  })

  it('CHK-26 holds for delivery only, and not without a minimum', () => {
    const price = aPriceCheck({ amount: minor(1) })
    expect(checkoutRefusal(facts({ price }))).to.equal(undefined)
    expect(checkoutRefusal(facts({ brand: aBrand(), order: delivery, price }))).to.equal(undefined)
  })

  it('CHK-27 without a location one has to be chosen', () => {
    expect(checkoutRefusal(facts({ order: nowhere }))).to.deep.equal({ _tag: 'NoLocation' })
  })

  it('CHK-28 a guest needs no saved card', () => {
    expect(checkoutRefusal(facts({ isSignedIn: false, hasInstrument: false }))).to.equal(undefined)
  })

  it('CHK-29 the first failing rule is the one: location, delivery minimum, payment', () => {
    const { location: __, ...homeless } = delivery
    const price = aPriceCheck({ amount: minor(1) })
    const all = facts({ order: homeless, price, hasInstrument: false })
    expect(checkoutRefusal(all)?._tag).to.equal('NoLocation')
    expect(checkoutRefusal({ ...all, order: delivery })?._tag).to.equal('BelowMinimum')
    expect(checkoutRefusal({ ...all, order: delivery, price: aPriceCheck() })?._tag).to.equal('NoPayment')
  })

  it('CHK-63 when nothing is due nobody is asked for a payment; a tip is due', () => {
    const price = aPriceCheck({ totalAmount: minor(0) })
    expect(checkoutRefusal(facts({ price, hasInstrument: false }))).to.equal(undefined)
    expect(checkoutRefusal(facts({ price, tip: minor(100), hasInstrument: false }))).to.deep.equal({
      _tag: 'NoPayment',
    })
    expect(amountDue(price, minor(100))).to.equal(100)
    expect(amountDue(undefined, minor(100))).to.equal(undefined)
  })

  it('TABLE-11 a kiosk order needs a table', () => {
    const atNoTable = anOrder({ diningOption: 'kiosk' })
    expect(checkoutRefusal(facts({ order: atNoTable }))).to.deep.equal({ _tag: 'TableMissing' })
    expect(checkoutRefusal(facts({ order: { ...atNoTable, table: { id: 't', number: '7' } } }))).to.equal(undefined)
  })

  it('LOC-21, SCHED-09 where as soon as possible is not on offer, a time is needed', () => {
    const scheduled = anOrder({ scheduledAt: 1_750_000_000 })
    for (const why of [{ isPreorderRequired: true }, { isAsapOrderingEnabled: false }]) {
      expect(checkoutRefusal(facts(why))).to.deep.equal({ _tag: 'ScheduleMissing' })
      expect(checkoutRefusal(facts({ ...why, order: scheduled }))).to.equal(undefined)
    }
  })
})
