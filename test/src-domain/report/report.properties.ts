import { expect } from 'chai'
import fc from 'fast-check'
import { businessDay } from '../../../src-domain/availability/end-of-business-day.ts'
import { diningOptions } from '../../../src-domain/dining-option/dining-option.ts'
import { type CalendarDate, dateAfter, dateFromText, isoDate } from '../../../src-domain/location/calendar-date.ts'
import { add, minor, sum } from '../../../src-domain/money/minor.ts'
import { orderTotals } from '../../../src-domain/pricing/order-totals.ts'
import { businessDaySpan } from '../../../src-domain/report/business-day-span.ts'
import type { RefundedRow, SoldRow } from '../../../src-domain/report/day-rows.ts'
import { partsOf } from '../../../src-domain/ticket/refund-parts.ts'
import { aDayReport, aRate } from '../../builders/day-report-builder.ts'
import { everyDay } from '../../builders/location-builder.ts'

const amount = fc.integer({ min: 0, max: 100_000 }).map(minor)

/** An order as the price check computes it. */
const sold: fc.Arbitrary<SoldRow> = fc
  .record({
    payment: fc.constantFrom('cash' as const, 'card' as const),
    orderType: fc.constantFrom(...diningOptions),
    rate: fc.constantFrom(aRate, { digits: 8, decimals: 0 }),
    isTaxIncluded: fc.boolean(),
    isFeeTaxable: fc.boolean(),
    amounts: fc.record({
      ...{ subtotal: amount, discount: amount, serviceFee: amount, availableCredit: amount },
      ...{ giftCardBalance: amount, tip: amount },
    }),
  })
  .map(({ amounts: { serviceFee, ...amounts }, ...terms }) => {
    const { rate: taxRate, isTaxIncluded: taxIncluded, isFeeTaxable: isServiceFeeTaxable } = terms
    const totals = orderTotals({ ...amounts, charges: { taxRate, serviceFee, isServiceFeeTaxable, taxIncluded } })
    const { totalAmount: _, ...columns } = totals
    return {
      ...terms,
      ...columns,
      ...{ orders: 1, cancelled: 0, byCharge: Number(totals.due > 0) },
      ...{ byGiftCard: Number(totals.giftCard > 0), byCredit: Number(totals.credit > 0) },
    }
  })

function refundOf({ payment, rate, isTaxIncluded, isFeeTaxable, ...row }: SoldRow): RefundedRow {
  const parts = partsOf({ ...row, totalAmount: minor(row.due - row.tip) })
  return { payment, ...(rate === undefined ? {} : { rate }), isTaxIncluded, isFeeTaxable, refunds: 1, ...parts }
}

describe('the report of a day, for all orders', () => {
  it('has tenders that sum to what was sold, in total and after refunds', () => {
    fc.assert(
      fc.property(fc.array(sold), fc.array(sold), (rows, returned) => {
        const { sales, tenders, net, refunds, taxes } = aDayReport({ sold: rows, refunded: returned.map(refundOf) })
        expect(sum(tenders.map(({ paid }) => paid))).to.equal(sales.total)
        expect(sum(tenders.map(({ refunded }) => refunded))).to.equal(refunds.total)
        expect(sum(tenders.map((one) => one.net))).to.equal(net.total)
        expect(sum(tenders.map(({ tips }) => tips))).to.equal(sales.tips)
        expect(sum(taxes.map(({ tax }) => tax))).to.equal(sales.tax)
      }),
    )
  })

  it('is zero in every net figure where all orders are refunded on their day', () => {
    fc.assert(
      fc.property(fc.array(sold), (rows) => {
        const { net, tenders, taxes } = aDayReport({ sold: rows, refunded: rows.map(refundOf) })
        expect([...Object.values(net), ...tenders.map((one) => one.net)].every((one) => one === 0)).to.equal(true)
        for (const { taxable, tax, refundedTaxable, refundedTax } of taxes)
          expect([taxable, tax]).to.deep.equal([refundedTaxable, refundedTax])
      }),
    )
  })

  it('is the same from one row per order as from rows that the database summed', () => {
    fc.assert(
      fc.property(sold, fc.array(amount, { maxLength: 5 }), (row, tips) => {
        const alike = tips.map((tip) => ({ ...row, tip, due: add(minor(row.due - row.tip), tip), byCharge: 1 }))
        const of = (pick: (one: SoldRow) => number) => alike.reduce((total, one) => total + pick(one), 0)
        const fields = [
          'subtotal',
          'discount',
          'serviceFee',
          'tax',
          'taxInFood',
          'taxInFee',
          'credit',
          'giftCard',
        ] as const
        const summed = {
          ...row,
          orders: alike.length,
          tip: minor(of(({ tip }) => tip)),
          due: minor(of(({ due }) => due)),
        }
        const counts = {
          byCharge: alike.length,
          byGiftCard: of((one) => one.byGiftCard),
          byCredit: of((one) => one.byCredit),
        }
        const amounts = Object.fromEntries(fields.map((field) => [field, minor(of((one) => one[field]))]))
        if (alike.length > 0)
          expect(aDayReport({ sold: [{ ...summed, ...counts, ...amounts }] })).to.deep.equal(
            aDayReport({ sold: alike }),
          )
      }),
    )
  })
})

describe('the business days of a location, for all hours', () => {
  const clockTime = fc
    .integer({ min: 0, max: 1_439 })
    .map((minutes) => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`)
  const times = fc
    .record({ open: clockTime, close: clockTime, timeZone: fc.constantFrom('America/New_York', 'Asia/Tokyo', 'UTC') })
    .map(({ open, close, timeZone }) => ({ timeZone, hours: everyDay(open, close) }))
  const date: fc.Arbitrary<CalendarDate> = fc
    .integer({ min: 0, max: 800 })
    .map((days) => dateAfter({ year: 2026, month: 1, day: 1 }, days))

  it('follow each other without gap or overlap, and each moment is in the day of its business date', () => {
    fc.assert(
      fc.property(times, date, fc.integer({ min: 0, max: 86_399_999 }), (location, one, into) => {
        const [day, next] = [businessDaySpan(location, one), businessDaySpan(location, dateAfter(one, 1))]
        expect(next.from).to.equal(day.to)
        expect(day.to).to.be.above(day.from)
        const at = day.from + (into % (day.to - day.from))
        expect(isoDate(businessDay(location, at).date)).to.equal(isoDate(one))
      }),
    )
  })

  it('are read from the text that they are written as', () => {
    fc.assert(
      fc.property(date, (one) => {
        expect(dateFromText(isoDate(one))).to.deep.equal(one)
      }),
    )
    for (const text of ['2026-02-30', '2026-13-01', '2026-1-1', '26-01-01', 'today', ' 2026-01-01'])
      expect(dateFromText(text)).to.equal(undefined)
  })
})
