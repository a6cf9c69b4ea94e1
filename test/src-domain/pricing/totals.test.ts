import { expect } from 'chai'
import { shippedMinimum } from '../../../src-domain/brand/shipped-settings.ts'
import { byDiningOption } from '../../../src-domain/dining-option/dining-option.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import { footerLines, totalShown } from '../../../src-domain/pricing/footer-lines.ts'
import { orderMinimum, shortfall } from '../../../src-domain/pricing/order-minimum.ts'
import { orderTotals, type TotalsInput } from '../../../src-domain/pricing/order-totals.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { aPriceCheck } from '../../builders/order-builder.ts'
import { aRate } from '../../builders/rate-builder.ts'

function input(fields: Partial<TotalsInput> = {}): TotalsInput {
  return {
    subtotal: minor(2_000),
    discount: minor(0),
    charges: { taxRate: aRate('8.25'), serviceFee: minor(0), isServiceFeeTaxable: false },
    availableCredit: minor(0),
    giftCardBalance: minor(0),
    tip: minor(0),
    ...fields,
  }
}

describe('What an order costs', () => {
  it('PRICE-12 rounds the tax once per order, half up', () => {
    expect(orderTotals(input()).tax).to.equal(165)
    // 8.25 % of $10.00 is 82.5 cents.
    expect(orderTotals(input({ subtotal: minor(1_000) })).tax).to.equal(83)
    expect(orderTotals(input({ subtotal: minor(999) })).tax).to.equal(82)
  })

  it('PRICE-12 taxes the food after the discount, and the fee only where it is taxable', () => {
    const charges = { taxRate: aRate('10'), serviceFee: minor(200), isServiceFeeTaxable: true }
    expect(orderTotals(input({ discount: minor(500), charges })).tax).to.equal(170)
    expect(
      orderTotals(input({ discount: minor(500), charges: { ...charges, isServiceFeeTaxable: false } })).tax,
    ).to.equal(150)
  })

  it('PRICE-11 deducts discount, credit and gift card in this order, each at most what is left, and adds the tip last', () => {
    const charges = { taxRate: aRate('10'), serviceFee: minor(100), isServiceFeeTaxable: false }
    const totals = orderTotals(
      input({
        discount: minor(400),
        charges,
        availableCredit: minor(1_000),
        giftCardBalance: minor(5_000),
        tip: minor(300),
      }),
    )
    expect(totals).to.deep.equal({
      subtotal: 2_000,
      discount: 400,
      serviceFee: 100,
      tax: 160,
      taxInFood: 0,
      taxInFee: 0,
      credit: 1_000,
      giftCard: 860,
      tip: 300,
      totalAmount: 0,
      due: 300,
    })
  })

  it('PRICE-11 a discount larger than the food takes off the food and no more', () => {
    const totals = orderTotals(input({ discount: minor(9_999) }))
    expect([totals.discount, totals.tax, totals.totalAmount]).to.deep.equal([2_000, 0, 0])
  })

  it('PRICE-11 the total shown is what the server says is due, plus the tip', () => {
    expect(totalShown(aPriceCheck({ totalAmount: minor(2_165) }), minor(300))).to.equal(2_465)
  })
})

describe('The lines under the order', () => {
  const full = aPriceCheck({
    delivery: minor(199),
    appliedCredit: minor(100),
    appliedDiscounts: [
      { discountId: 'a', name: 'Ten off', amount: minor(200) },
      { discountId: 'b', name: 'Friends', amount: minor(50) },
    ],
    appliedStoredValue: minor(500),
  })

  it('PRICE-05, PRICE-08, PRICE-09 come in their order, deductions negative', () => {
    expect(footerLines(minor(2_000), full, minor(300))).to.deep.equal([
      { _tag: 'Subtotal', amount: 2_000 },
      { _tag: 'ServiceFee', amount: 199 },
      { _tag: 'Credit', amount: -100 },
      { _tag: 'Discount', amount: -250, names: ['Ten off', 'Friends'] },
      { _tag: 'Tax', amount: 165 },
      { _tag: 'GiftCard', amount: -500 },
      { _tag: 'Tip', amount: 300 },
      { _tag: 'Total', amount: 2_465 },
    ])
  })

  it('PRICE-05, PRICE-07 the delivery fee has a line before the service fees, which are what is left of all fees', () => {
    const feesOf = (delivery: number, deliveryFee: number) =>
      footerLines(
        minor(2_000),
        aPriceCheck({ delivery: minor(delivery), deliveryFee: minor(deliveryFee) }),
        undefined,
      ).slice(1, -2)
    expect(feesOf(499, 399)).to.deep.equal([
      { _tag: 'DeliveryFee', amount: 399 },
      { _tag: 'ServiceFee', amount: 100 },
    ])
    expect(feesOf(399, 399)).to.deep.equal([{ _tag: 'DeliveryFee', amount: 399 }])
    expect(feesOf(0, 0)).to.deep.equal([{ _tag: 'DeliveryFee', amount: 0 }])
  })

  it('PRICE-07, PRICE-08, PRICE-09, PRICE-10 leave out what is 0, but never the tax', () => {
    const lines = footerLines(minor(2_000), aPriceCheck({ taxAmount: minor(0) }), undefined)
    expect(lines.map((line) => line._tag)).to.deep.equal(['Subtotal', 'Tax', 'Total'])
  })

  it('PRICE-05, PRICE-10 a tax that is in the prices stands after the total', () => {
    const lines = footerLines(minor(2_000), aPriceCheck({ taxAmount: minor(148), taxIncluded: true }), minor(100))
    expect(lines.slice(1).map((line) => line._tag)).to.deep.equal(['Tip', 'Total', 'IncludedTax'])
    expect(lines.at(-1)).to.deep.equal({ _tag: 'IncludedTax', amount: 148 })
  })

  it('PRICE-06 before the first price check there is only the sum of the cart', () => {
    expect(footerLines(minor(1_234), undefined, minor(0))).to.deep.equal([
      { _tag: 'Subtotal', amount: 1_234 },
      { _tag: 'NotYetKnown' },
    ])
    expect(footerLines(minor(1_234), full, undefined)[0]).to.deep.equal({ _tag: 'Subtotal', amount: 2_000 })
  })
})

describe('The minimum order', () => {
  it('PRICE-25 is the configured one of the order type', () => {
    const brand = aBrand({ minimum: { ...byDiningOption(() => minor(0)), delivery: minor(1_500), kiosk: minor(100) } })
    expect(orderMinimum({ brand, diningOption: 'delivery' })).to.equal(1_500)
    expect(orderMinimum({ brand, diningOption: 'kiosk' })).to.equal(100)
  })

  it('PRICE-25 is the restaurant’s own where it has one, and for a delivery that of the place', () => {
    const brand = aBrand({
      minimum: { ...byDiningOption(() => minor(100)), pickup: minor(500), delivery: minor(1_500) },
    })
    const minimums = { pickup: minor(0), delivery: minor(2_000) }
    const terms = { minimum: minor(900), fee: minor(300) }
    expect(orderMinimum({ brand, diningOption: 'delivery', minimums })).to.equal(2_000)
    expect(orderMinimum({ brand, diningOption: 'delivery', minimums, terms })).to.equal(900)
    expect(orderMinimum({ brand, diningOption: 'pickup', minimums, terms })).to.equal(0)
    expect(orderMinimum({ brand, diningOption: 'kiosk', minimums, terms })).to.equal(100)
  })

  it('PRICE-26 shipped is 0 for every order type, and 0 is never missed', () => {
    expect(shippedMinimum).to.deep.equal(byDiningOption(() => 0))
    expect(shortfall(minor(0), minor(0))).to.equal(undefined)
  })

  it('PRICE-25 says how much is missing, and nothing when it is just met', () => {
    expect(shortfall(minor(1_500), minor(1_499))).to.deep.equal({ minimum: 1_500, amount: 1_499, missing: 1 })
    expect(shortfall(minor(1_500), minor(1_500))).to.equal(undefined)
  })
})
