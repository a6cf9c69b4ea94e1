import { type DiningOption, diningOptions } from '../dining-option/dining-option.ts'
import { add, type Minor, subtract, sum, zero } from '../money/minor.ts'
import type { CashSums, DayReport, NetSums, RefundSums, SaleSums, TypeSums } from './day-report.ts'
import type { CashRow, DayRows, RefundedRow, SoldRow } from './day-rows.ts'
import { taxSums } from './tax-sums.ts'
import { tenderSums } from './tender-sums.ts'

export type ReportFacts = Pick<DayReport, 'date' | 'today' | 'from' | 'to' | 'readAt' | 'currency' | 'leftOut'>

/** Sums a day. Rows may stand for one order each or for many alike. */
export function reportOfDay(facts: ReportFacts, { sold: orders, refunded, taxes, cash, offers }: DayRows): DayReport {
  const { sold, soldFor, voided, added, taken } = offers
  const sales = saleSums(orders)
  const refunds = refundSums(refunded)
  const tenders = tenderSums(orders, refunded)
  const by = (tender: 'gift-card' | 'credit') => {
    const row = tenders.find((one) => one.tender === tender)
    return { spent: row?.paid ?? zero, refunded: row?.refunded ?? zero }
  }
  return {
    ...facts,
    sales,
    cancelled: orders.reduce((count, row) => count + row.cancelled, 0),
    byType: diningOptions.flatMap((option) => typeSums(option, orders)),
    tenders,
    taxes: taxSums(orders, refunded, taxes),
    refunds,
    net: netSums(sales, refunds),
    cash: cashSums(cash),
    giftCards: { sold, soldFor, voided, ...by('gift-card') },
    credit: { added, taken, ...by('credit') },
  }
}

function saleSums(rows: readonly SoldRow[]): SaleSums {
  const of = (amount: (row: SoldRow) => Minor) => sum(rows.map(amount))
  const [gross, discounts, fees] = [of((row) => row.subtotal), of((row) => row.discount), of((row) => row.serviceFee)]
  const includedTax = add(
    of((row) => row.taxInFood),
    of((row) => row.taxInFee),
  )
  const net = subtract(add(subtract(gross, discounts), fees), includedTax)
  const [tax, tips] = [of((row) => row.tax), of((row) => row.tip)]
  return {
    orders: rows.reduce((count, row) => count + row.orders, 0),
    ...{ gross, discounts, fees, includedTax, net, tax, tips },
    total: sum([net, tax, tips]),
  }
}

function typeSums(orderType: DiningOption, rows: readonly SoldRow[]): readonly TypeSums[] {
  const own = rows.filter((row) => row.orderType === orderType)
  return own.length === 0 ? [] : [{ orderType, ...saleSums(own) }]
}

function refundSums(rows: readonly RefundedRow[]): RefundSums {
  const of = (amount: (row: RefundedRow) => Minor) => sum(rows.map(amount))
  const [sales, tax, tips] = [of((row) => add(row.sale, row.serviceFee)), of((row) => row.tax), of((row) => row.tip)]
  return {
    refunds: rows.reduce((count, row) => count + row.refunds, 0),
    ...{ sales, tax, tips },
    total: sum([sales, tax, tips]),
  }
}

function netSums(sold: SaleSums, refunds: RefundSums): NetSums {
  return {
    sales: subtract(sold.net, refunds.sales),
    tax: subtract(sold.tax, refunds.tax),
    tips: subtract(sold.tips, refunds.tips),
    total: subtract(sold.total, refunds.total),
  }
}

function cashSums(rows: readonly CashRow[]): CashSums {
  const dueOf = (end: CashRow['end']) => sum(rows.filter((row) => row.end === end).map(({ due }) => due))
  return {
    collected: dueOf('completed'),
    owed: dueOf('open'),
    cancelled: dueOf('cancelled'),
    handedBack: sum(rows.filter(({ end }) => end !== 'cancelled').map(({ refunded }) => refunded)),
  }
}
