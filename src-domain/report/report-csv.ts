import type { Minor } from '../money/minor.ts'
import { rateText } from '../money/rate.ts'
import { csvText } from './csv-text.ts'
import type { DayReport, SaleSums } from './day-report.ts'

type Figure = readonly [section: string, name: string, figure: string, value: string, unit: string]

/**
 * The report as CSV, one figure a line, so that a line never changes its place when another tender or rate appears.
 * Names are stable English words for programs, whatever the page's language. Amounts have a decimal point.
 */
export function reportCsv(report: DayReport, location: string): string {
  const header = ['date', 'location', 'section', 'name', 'figure', 'value', 'currency']
  const lines = figuresOf(report).map((figure) => [report.date, location, ...figure])
  return csvText([header, ...lines])
}

function figuresOf(report: DayReport): readonly Figure[] {
  const { currency, sales, byType, tenders, taxes, refunds, net, cash, giftCards, credit } = report
  const counts = (section: string, name: string, amounts: Readonly<Record<string, number>>) =>
    Object.entries(amounts).map(([figure, value]): Figure => [section, name, figure, String(value), ''])
  const amounts = (section: string, name: string, values: Readonly<Record<string, Minor>>) =>
    Object.entries(values).map(([figure, value]): Figure => [section, name, figure, decimal(value), currency])
  const saleFigures = (section: string, name: string, { orders, ...values }: SaleSums) => [
    ...counts(section, name, { orders }),
    ...amounts(section, name, values),
  ]
  const { refunds: refundCount, ...refunded } = refunds
  const { sold, ...giftCardAmounts } = giftCards
  return [
    ...saleFigures('sales', 'all', sales),
    ...counts('sales', 'all', { cancelled: report.cancelled, leftOut: report.leftOut }),
    ...byType.flatMap(({ orderType, ...values }) => saleFigures('type', orderType, values)),
    ...tenders.flatMap(({ tender, processor, orders, ...values }) => {
      const name = processor === undefined ? tender : `${tender}:${processor}`
      return [...counts('tender', name, { orders }), ...amounts('tender', name, values)]
    }),
    ...taxes.flatMap(({ rate, isIncluded, ...values }) => {
      const percent = rate === undefined ? 'unknown rate' : `${rateText(rate)}%`
      return amounts('tax', isIncluded ? `${percent} included` : percent, values)
    }),
    ...counts('refunds', 'all', { refunds: refundCount }),
    ...amounts('refunds', 'all', refunded),
    ...amounts('net', 'all', { ...net }),
    ...amounts('cash', 'all', { ...cash }),
    ...counts('gift cards', 'all', { sold }),
    ...amounts('gift cards', 'all', giftCardAmounts),
    ...amounts('credit', 'all', { ...credit }),
  ]
}

function decimal(amount: Minor): string {
  const digits = String(Math.abs(amount)).padStart(3, '0')
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
