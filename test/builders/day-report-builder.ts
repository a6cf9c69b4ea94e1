import { minor, zero } from '../../src-domain/money/minor.ts'
import type { DayReport } from '../../src-domain/report/day-report.ts'
import type { DayRows, RefundedRow, SoldRow } from '../../src-domain/report/day-rows.ts'
import { type ReportFacts, reportOfDay } from '../../src-domain/report/report-of-day.ts'

export const aRate = { digits: 8875, decimals: 3 }

/** Ramen for $20.00 and a fee of $2.00 with 8.875 % tax on top and a tip of $3.00, paid by card. */
export function aSoldRow(values: Partial<SoldRow> = {}): SoldRow {
  return {
    ...{ orderType: 'pickup', payment: 'card', processor: 'stripe', rate: aRate },
    ...{ isTaxIncluded: false, isFeeTaxable: false },
    ...{ orders: 1, cancelled: 0, byCharge: 1, byGiftCard: 0, byCredit: 0 },
    ...{ subtotal: minor(2_000), discount: zero, serviceFee: minor(200), tax: minor(178) },
    ...{ taxInFood: zero, taxInFee: zero, credit: zero, giftCard: zero, tip: minor(300), due: minor(2_678) },
    ...values,
  }
}

/** All of `aSoldRow`, given back. */
export function aRefundedRow(values: Partial<RefundedRow> = {}): RefundedRow {
  return {
    ...{ payment: 'card', processor: 'stripe', rate: aRate, isTaxIncluded: false, isFeeTaxable: false, refunds: 1 },
    ...{ sale: minor(2_000), serviceFee: minor(200), tax: minor(178), tip: minor(300) },
    ...{ credit: zero, giftCard: zero, charged: minor(2_678) },
    ...values,
  }
}

export const noOffers = { sold: 0, soldFor: zero, voided: zero, added: zero, taken: zero }

const facts: ReportFacts = {
  ...{ date: '2026-11-24', today: '2026-11-24', currency: 'USD', leftOut: 0 },
  from: Date.UTC(2026, 10, 24, 5),
  to: Date.UTC(2026, 10, 25, 5),
  readAt: Date.UTC(2026, 10, 24, 17),
}

export function aDayReport(rows: Partial<DayRows> = {}, own: Partial<ReportFacts> = {}): DayReport {
  return reportOfDay({ ...facts, ...own }, { sold: [], refunded: [], cash: [], offers: noOffers, ...rows })
}
