import { type Minor, negate, subtract } from '../../src-domain/money/minor.ts'
import { rateText } from '../../src-domain/money/rate.ts'
import type { DayReport, SaleSums, TaxSums, TenderSums } from '../../src-domain/report/day-report.ts'
import type { Words } from '../messages/words-context.tsx'
import type { Figure } from './figure-list.tsx'
import type { FigureRow, FigureTableProps } from './figure-table.tsx'

type StaffWords = Words['staff']

/** The figures that a manager looks for first, after refunds. */
export function summaryFigures({ report: words, price }: StaffWords, { sales, net }: DayReport): readonly Figure[] {
  return [
    { name: words.orders, value: String(sales.orders) },
    { name: words.net, value: price(net.sales) },
    { name: words.tax, value: price(net.tax) },
    { name: words.tips, value: price(net.tips) },
    { name: words.total, value: price(net.total), isTotal: true },
  ]
}

/** A column for all orders and one for each order type; only one column if all orders are of one type. */
export function salesTable({ report: words, price, type }: StaffWords, report: DayReport): FigureTableProps {
  const { sales, byType } = report
  const sums: readonly SaleSums[] = byType.length > 1 ? [sales, ...byType] : [sales]
  const [first] = byType
  const alone = byType.length === 1 && first !== undefined ? type[first.orderType] : words.all
  const row = (name: string, of: (one: SaleSums) => Minor): FigureRow => ({
    name,
    figures: sums.map((one) => price(of(one))),
  })
  return {
    title: words.sales,
    columns: byType.length > 1 ? [words.all, ...byType.map(({ orderType }) => type[orderType])] : [alone],
    rows: [
      { name: words.orders, figures: sums.map(({ orders }) => String(orders)) },
      row(words.gross, ({ gross }) => gross),
      row(words.discounts, ({ discounts }) => negate(discounts)),
      row(words.fees, ({ fees }) => fees),
      ...(sales.includedTax === 0 ? [] : [row(words.includedTax, ({ includedTax }) => negate(includedTax))]),
      { ...row(words.net, ({ net }) => net), isTotal: true },
      row(words.tax, ({ tax }) => tax),
      row(words.tips, ({ tips }) => tips),
      { ...row(words.total, ({ total }) => total), isTotal: true },
    ],
  }
}

export function refundFigures({ report: words, price }: StaffWords, { refunds, net }: DayReport): readonly Figure[] {
  return [
    { name: words.refundCount, value: String(refunds.refunds) },
    { name: words.refundedSales, value: price(negate(refunds.sales)) },
    { name: words.tax, value: price(negate(refunds.tax)) },
    { name: words.tips, value: price(negate(refunds.tips)) },
    { name: words.refunds, value: price(negate(refunds.total)), isTotal: true },
    { name: words.afterRefunds, value: price(net.total), isTotal: true },
  ]
}

export function tenderTable(staff: StaffWords, { tenders }: DayReport): FigureTableProps {
  const { report: words, price } = staff
  return {
    title: words.tenders,
    columns: [words.orders, words.paid, words.paidTips, words.refunded, words.kept],
    rows: tenders.map(({ orders, paid, tips, refunded, net, ...tender }) => ({
      name: tenderName(staff, tender),
      figures: [String(orders), price(paid), price(tips), price(negate(refunded)), price(net)],
    })),
  }
}

function tenderName({ report: words }: StaffWords, { tender, processor }: Pick<TenderSums, 'tender' | 'processor'>) {
  return processor === undefined ? words.tender[tender] : words.cardAt({ processor })
}

export function taxTable(staff: StaffWords, { taxes }: DayReport): FigureTableProps {
  const { report: words, price } = staff
  return {
    title: words.taxes,
    columns: [words.taxable, words.taxDue, words.refundedTaxable, words.refundedTax],
    rows: taxes.map((row) => ({
      name: rateName(staff, row),
      figures: [row.taxable, row.tax, negate(row.refundedTaxable), negate(row.refundedTax)].map((one) => price(one)),
    })),
  }
}

function rateName({ report: words }: StaffWords, { rate, isIncluded }: TaxSums): string {
  if (rate === undefined) return words.unknownRate
  const percent = rateText(rate)
  return isIncluded ? words.rateIncluded({ percent }) : words.rate({ percent })
}

export function cashFigures({ report: words, price }: StaffWords, { cash }: DayReport): readonly Figure[] {
  return [
    { name: words.collected, value: price(cash.collected) },
    { name: words.handedBack, value: price(negate(cash.handedBack)) },
    { name: words.inDrawer, value: price(subtract(cash.collected, cash.handedBack)), isTotal: true },
    { name: words.owed, value: price(cash.owed) },
    { name: words.neverPaid, value: price(cash.cancelled) },
  ]
}

export function cardFigures({ report: words, price }: StaffWords, report: DayReport): readonly Figure[] {
  const { giftCards, credit } = report
  return [
    { name: words.cardsSold({ count: giftCards.sold }), value: price(giftCards.soldFor) },
    { name: words.cardsVoided, value: price(negate(giftCards.voided)) },
    { name: words.cardsSpent, value: price(giftCards.spent) },
    { name: words.cardsRefunded, value: price(giftCards.refunded) },
    { name: words.creditAdded, value: price(credit.added) },
    { name: words.creditTaken, value: price(negate(credit.taken)) },
    { name: words.creditSpent, value: price(credit.spent) },
    { name: words.creditRefunded, value: price(credit.refunded) },
  ]
}
