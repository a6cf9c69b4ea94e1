import { expect } from 'chai'
import fc from 'fast-check'
import { minor } from '../../../src-domain/money/minor.ts'
import { basisPoints } from '../../../src-domain/money/percent.ts'
import { footerLines } from '../../../src-domain/pricing/footer-lines.ts'
import { orderTotals } from '../../../src-domain/pricing/order-totals.ts'
import { tipFromText, tipTextOnBlur } from '../../../src-domain/pricing/tip-entry.ts'
import { type TipChoice, tipAmount } from '../../../src-domain/pricing/tip-rules.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { aPriceCheck } from '../../builders/order-builder.ts'

const amount = fc.integer({ min: 0, max: 10_000_000 }).map(minor)
const anyAmount = fc.integer({ min: -10_000_000, max: 10_000_000 }).map(minor)
const rate = fc.integer({ min: 0, max: 10_000 }).map(basisPoints)
const exactRate = fc.record({ digits: fc.integer({ min: 0, max: 100_000_000 }), decimals: fc.constant(6) })

const totalsInput = fc.record({
  subtotal: amount,
  discount: anyAmount,
  charges: fc.record({
    taxRate: exactRate,
    serviceFee: amount,
    isServiceFeeTaxable: fc.boolean(),
    taxIncluded: fc.boolean(),
  }),
  availableCredit: anyAmount,
  giftCardBalance: anyAmount,
  tip: anyAmount,
})

describe('What an order costs, for any amounts', () => {
  it('PRICE-11, PRICE-12 nothing is negative, and the parts add up to what is due', () => {
    fc.assert(
      fc.property(totalsInput, (input) => {
        const it = orderTotals(input)
        for (const part of Object.values(it)) expect(part).to.be.at.least(0)
        const onTop = it.tax - it.taxInFood - it.taxInFee
        expect(onTop).to.equal(input.charges.taxIncluded ? 0 : it.tax)
        expect(it.subtotal - it.discount + it.serviceFee + onTop - it.credit - it.giftCard).to.equal(it.totalAmount)
        // Included tax never exceeds the price.
        expect(it.taxInFood).to.be.at.most(it.subtotal - it.discount)
        expect(it.taxInFee).to.be.at.most(input.charges.isServiceFeeTaxable ? it.serviceFee : 0)
        expect(it.due).to.equal(it.totalAmount + it.tip)
      }),
    )
  })

  it('PRICE-12 agrees with the rule written out in whole numbers without end', () => {
    const least = (a: bigint, b: bigint) => (a < b ? a : b)
    const notBelow0 = (a: bigint) => (a < 0n ? 0n : a)
    fc.assert(
      fc.property(totalsInput, (input) => {
        const big = (n: number) => BigInt(n)
        const discount = least(notBelow0(big(input.discount)), big(input.subtotal))
        const food = big(input.subtotal) - discount
        const fee = big(input.charges.serviceFee)
        const base = input.charges.isServiceFeeTaxable ? food + fee : food
        const { digits, decimals } = input.charges.taxRate
        const whole = 10n ** (big(decimals) + 2n)
        const within = whole + big(digits)
        const tax = input.charges.taxIncluded
          ? (base * big(digits) * 2n + within) / (2n * within)
          : (base * big(digits) * 2n + whole) / (2n * whole)
        expect(big(orderTotals(input).tax)).to.equal(tax)
        const charged = food + fee + (input.charges.taxIncluded ? 0n : tax)
        const credit = least(notBelow0(big(input.availableCredit)), charged)
        const giftCard = least(notBelow0(big(input.giftCardBalance)), charged - credit)
        const due = charged - credit - giftCard + notBelow0(big(input.tip))
        expect(big(orderTotals(input).due)).to.equal(due)
      }),
    )
  })

  it('PRICE-05 the lines under an order add up to its total', () => {
    fc.assert(
      fc.property(totalsInput, (input) => {
        const it = orderTotals(input)
        const price = aPriceCheck({
          preDiscountPrice: it.subtotal,
          delivery: it.serviceFee,
          appliedDiscounts: [{ discountId: 'a', name: 'A', amount: it.discount }],
          taxAmount: it.tax,
          ...(input.charges.taxIncluded ? { taxIncluded: true } : {}),
          appliedCredit: it.credit,
          appliedStoredValue: it.giftCard,
          totalAmount: it.totalAmount,
        })
        let sum = 0
        let total: number | undefined
        for (const line of footerLines(minor(0), price, it.tip)) {
          if (line._tag === 'Total') total = line.amount
          else if (line._tag === 'IncludedTax')
            expect([input.charges.taxIncluded, line.amount]).to.deep.equal([true, it.tax])
          else if (line._tag !== 'NotYetKnown') sum += line.amount
        }
        expect(sum).to.equal(total)
      }),
    )
  })
})

describe('The tip, whatever is typed and chosen', () => {
  const choice: fc.Arbitrary<TipChoice> = fc.oneof(
    fc.constant<TipChoice>({ _tag: 'Default' }),
    rate.map((one): TipChoice => ({ _tag: 'Percent', rate: one })),
    anyAmount.map((one): TipChoice => ({ _tag: 'Amount', amount: one })),
  )

  it('PRICE-14, PRICE-22 is never negative', () => {
    fc.assert(
      fc.property(
        choice,
        anyAmount,
        fc.constantFrom('pickup', 'delivery', 'kiosk'),
        fc.boolean(),
        (one, price, type, isCash) => {
          expect(tipAmount({ brand: aBrand(), diningOption: type, isCash }, one, price)).to.be.at.least(0)
        },
      ),
    )
  })

  it('PRICE-14, PRICE-16 any text gives a whole number of cents that is not negative, or nothing', () => {
    const typed = fc.oneof(fc.string(), fc.stringMatching(/^\$? ?-?\d{0,16}\.?\d{0,5}$/))
    fc.assert(
      fc.property(typed, (text) => {
        const tip = tipFromText(text)
        if (tip !== undefined) expect(Number.isSafeInteger(tip) && tip >= 0).to.equal(true)
        expect(tipTextOnBlur(text)).to.match(/^\d+\.\d\d$/)
        expect(tipFromText(tipTextOnBlur(text))).to.equal(tip ?? 0)
      }),
    )
  })
})
