import { expect } from 'chai'
import fc from 'fast-check'
import { minor } from '../../../src-domain/money/minor.ts'
import { footerLines } from '../../../src-domain/pricing/footer-lines.ts'
import { type ChargeTerms, orderTotals, type TotalsInput } from '../../../src-domain/pricing/order-totals.ts'
import { subtotalsByCategory } from '../../../src-domain/pricing/tax-categories.ts'
import { taxLines } from '../../../src-domain/pricing/tax-lines.ts'
import { type ChargedOrder, refundOfLines, taxesOfLeft } from '../../../src-domain/ticket/refund-of-lines.ts'
import { addParts, nothingBack, partsOf } from '../../../src-domain/ticket/refund-parts.ts'
import { taxesBack } from '../../../src-domain/ticket/taxes-back.ts'
import { aRate } from '../../builders/rate-builder.ts'
import { oracleTaxes } from '../../oracles/tax-categories-oracle.ts'

const percent = fc.constantFrom('0', '0.5', '1.5', '4', '8.25', '8.875', '10.25', '33.333333', '99.999999')
const categories = ['grocery', 'book', 'alcohol'] as const

/** Small prices make half cents and equal remainders common. `unrated` is in no location's list. */
const order = fc.record({
  lines: fc.array(
    fc.record({
      price: fc.oneof(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 50_000 })),
      quantity: fc.integer({ min: 1, max: 4 }),
      category: fc.constantFrom(undefined, ...categories, 'unrated'),
    }),
    { minLength: 1, maxLength: 8 },
  ),
  discount: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 100_000 })),
  fee: fc.integer({ min: 0, max: 700 }),
  isFeeTaxable: fc.boolean(),
  isIncluded: fc.boolean(),
  own: percent,
  rates: fc.tuple(percent, percent, percent),
})
type RandomOrder = typeof order extends fc.Arbitrary<infer A> ? A : never

function chargesOf({ own, rates, fee, isFeeTaxable, isIncluded }: RandomOrder): ChargeTerms {
  return {
    taxRate: aRate(own),
    serviceFee: minor(fee),
    isServiceFeeTaxable: isFeeTaxable,
    taxIncluded: isIncluded,
    taxRates: categories.map((category, at) => ({ category, rate: aRate(rates[at] ?? '') })),
  }
}
function linesOf({ lines }: RandomOrder) {
  return lines.map(({ price, quantity, category }, at) => ({
    ...{ group: 'all', item: `dish-${at}`, price: minor(price), quantity },
    ...(category === undefined ? {} : { taxCategory: category }),
  }))
}
function inputOf(one: RandomOrder): TotalsInput {
  const charges = chargesOf(one)
  const none = { availableCredit: minor(0), giftCardBalance: minor(0), tip: minor(0) }
  const subtotal = one.lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  return {
    ...{ subtotal: minor(subtotal), discount: minor(one.discount), charges, ...none },
    subtotals: subtotalsByCategory(charges.taxRates, linesOf(one)),
  }
}
function expectedOf(one: RandomOrder, discount: number) {
  return oracleTaxes({
    lines: one.lines.map(({ price, quantity, category }) => ({
      ...{ unitPrice: BigInt(price), quantity: BigInt(quantity) },
      ...(category === undefined ? {} : { category }),
    })),
    discount: BigInt(discount),
    taxedFees: BigInt(one.isFeeTaxable ? one.fee : 0),
    ownPercent: one.own,
    rates: categories.map((category, at) => ({ category, percent: one.rates[at] ?? '' })),
    isIncluded: one.isIncluded,
  })
}

describe('Tax by category', () => {
  it('PRICE-12 is to the cent what the oracle says of 1,000 random orders', () => {
    let met = 0
    fc.assert(
      fc.property(order, (one) => {
        const totals = orderTotals(inputOf(one))
        const expected = expectedOf(one, totals.discount)
        expect(BigInt(totals.tax)).to.equal(expected.reduce((sum, { tax }) => sum + tax, 0n))
        if (totals.taxes === undefined) return
        met += 1
        const sold = expected.filter(({ base }) => base > 0n)
        expect(
          totals.taxes.map(({ category, taxable, tax }) => [category, BigInt(taxable), BigInt(tax)]),
        ).to.deep.equal(sold.map(({ category, base, tax }) => [category, one.isIncluded ? base - tax : base, tax]))
        const onTop = one.isIncluded ? 0 : totals.tax
        expect(totals.totalAmount).to.equal(totals.subtotal - totals.discount + one.fee + onTop)
        expect(totals.taxInFood + totals.taxInFee).to.equal(one.isIncluded ? totals.tax : 0)
      }),
      { numRuns: 1_000 },
    )
    expect(met).to.be.greaterThan(500)
  })

  it('PRICE-12 a menu without categories costs the same as before, to the cent, whatever rates the location has', () => {
    fc.assert(
      fc.property(order, (one) => {
        const plain = { ...one, lines: one.lines.map((line) => ({ ...line, category: undefined })) }
        const input = inputOf(plain)
        expect(input.subtotals).to.equal(undefined)
        const { taxRates: _, ...charges } = input.charges
        const before = orderTotals({ ...input, charges })
        expect(orderTotals(input)).to.deep.equal(before)
        // Taxed as one category, it is the same again.
        const { taxes: __, ...asCategory } = orderTotals({ ...input, subtotals: [input.subtotal] })
        expect(asCategory).to.deep.equal(before)
      }),
      { numRuns: 1_000 },
    )
  })

  it('V18 refunds line by line give back the tax of the right category, and together all of it', () => {
    fc.assert(
      fc.property(order, fc.array(fc.nat(), { minLength: 8, maxLength: 8 }), (one, picks) => {
        const lines = linesOf(one)
        // A share of the whole order as discount, so that it stays with what is left.
        const totals = orderTotals({ ...inputOf(one), discount: minor(0) })
        const { taxes: whole } = totals
        if (whole === undefined) return
        const charged: ChargedOrder = {
          ...{ lines, orderType: 'pickup', placedAt: 0, charges: chargesOf(one), totals },
        }
        const left = lines.map(({ quantity }) => quantity)
        let given = nothingBack
        let givenTaxes: ReturnType<typeof taxesBack> = []
        for (const at of lines.map((_, n) => n).toSorted((a, b) => (picks[a] ?? 0) - (picks[b] ?? 0))) {
          const before = taxesOfLeft(charged, left)
          left[at] = 0
          const parts = refundOfLines(charged, given, left)
          const after = taxesOfLeft(charged, left)
          const taxable = parts.sale
          const back = taxesBack({ whole, given: givenTaxes, after, taxable, tax: parts.tax })
          expect(back.reduce((sum, { tax }) => sum + tax, 0)).to.equal(parts.tax)
          expect(back.reduce((sum, one_) => sum + one_.taxable, 0)).to.equal(parts.sale)
          const rated = categories.find((category) => category === lines[at]?.taxCategory)
          for (const { category, tax, taxable: base } of back) {
            expect([category, tax, base]).to.deep.equal([
              rated,
              (before.find((kind) => kind.category === rated)?.tax ?? 0) -
                (after.find((kind) => kind.category === rated)?.tax ?? 0),
              (before.find((kind) => kind.category === rated)?.taxable ?? 0) -
                (after.find((kind) => kind.category === rated)?.taxable ?? 0),
            ])
          }
          given = addParts(given, parts)
          givenTaxes = [...givenTaxes, ...back]
        }
        const fee = one.isFeeTaxable ? partsOf(totals).serviceFee : 0
        const rest = partsOf(totals).tax - given.tax
        const last = taxesBack({ whole, given: givenTaxes, taxable: minor(fee), tax: minor(rest) })
        for (const kind of whole) {
          const sums = [...givenTaxes, ...last].filter(({ category }) => category === kind.category)
          expect(sums.reduce((sum, { tax }) => sum + tax, 0)).to.equal(kind.tax)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('an amount for no line takes of each category its share of what is left', () => {
    const whole = [
      { rate: aRate('8'), taxable: minor(1_000), tax: minor(80) },
      { category: 'grocery', rate: aRate('2'), taxable: minor(1_000), tax: minor(20) },
    ]
    expect(taxesBack({ whole, given: [], taxable: minor(100), tax: minor(5) })).to.deep.equal([
      { rate: aRate('8'), taxable: 50, tax: 4 },
      { category: 'grocery', rate: aRate('2'), taxable: 50, tax: 1 },
    ])
  })

  it('PRICE-05 is shown as one line, or as a line for each rate', () => {
    const price = {
      ...{ delivery: minor(0), appliedDiscounts: [], appliedCredit: minor(0), appliedStoredValue: minor(0) },
      ...{ preDiscountPrice: minor(2_000), taxAmount: minor(110), totalAmount: minor(2_110), amount: minor(2_000) },
      isValid: true,
    }
    const taxes = taxLines([
      { rate: aRate('8.25'), tax: minor(80) },
      { rate: aRate('2'), tax: minor(20) },
      { rate: aRate('8.250'), tax: minor(10) },
    ])
    const shown = (more: object) =>
      footerLines(minor(2_000), { ...price, ...more }, undefined).filter(({ _tag }) => _tag.endsWith('Tax'))
    expect(shown({})).to.deep.equal([{ _tag: 'Tax', amount: 110 }])
    expect(shown({ taxes })).to.deep.equal([
      { _tag: 'Tax', rate: aRate('8.25'), amount: 90 },
      { _tag: 'Tax', rate: aRate('2'), amount: 20 },
    ])
    expect(shown({ taxes, taxIncluded: true }).map(({ _tag }) => _tag)).to.deep.equal(['IncludedTax', 'IncludedTax'])
  })
})
