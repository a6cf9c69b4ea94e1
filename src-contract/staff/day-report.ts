import { diningOptions } from '../../src-domain/dining-option/dining-option.ts'
import { dateFromText } from '../../src-domain/location/calendar-date.ts'
import type { DayReport, SaleSums } from '../../src-domain/report/day-report.ts'
import { instant } from '../call/instant.ts'
import type { Codec } from '../codec/codec.ts'
import { list } from '../codec/list.ts'
import { oneOf, text, wholeNumber, yesNo } from '../codec/plain.ts'
import { refined } from '../codec/refined.ts'
import { shape } from '../codec/shape.ts'
import { currencyCode } from '../money/currency-code.ts'
import { money } from '../money/money.ts'
import { exactRate } from '../money/rate.ts'
import { byLocationId } from './board-order.ts'

const isoDay = '[0-9]{4}-[0-9]{2}-[0-9]{2}'

function dayText(name: string, isAllowed: (day: string) => boolean, pattern: string): Codec<string> {
  return refined(name, text, (day) => isAllowed(day) || dateFromText(day) !== undefined, `not ${name}`, { pattern })
}

const date = dayText('a date such as 2026-11-28', () => false, `^${isoDay}$`)
const day = dayText('today, or a date such as 2026-11-28', (one) => one === 'today', `^(today|${isoDay})$`)

export const byDay = shape('a day of a location', { required: { ...byLocationId.required, date: day } })

const count = wholeNumber(0, 1_000_000_000)
const net = { sales: money, tax: money, tips: money, total: money }

const saleFields = {
  orders: count,
  ...{ gross: money, discounts: money, fees: money, includedTax: money },
  ...{ net: money, tax: money, tips: money, total: money },
}
const sales: Codec<SaleSums> = shape('sums of orders', { required: saleFields })

/** Amounts that are taken off, such as discounts and refunds, are positive. A net amount can be negative. */
export const dayReport: Codec<DayReport> = shape('a day report', {
  required: {
    ...{ date, today: date, from: instant, to: instant, readAt: instant },
    currency: currencyCode,
    leftOut: count,
    sales,
    cancelled: count,
    byType: list(
      shape('sums of an order type', {
        required: { orderType: oneOf('an order type', diningOptions), ...saleFields },
      }),
    ),
    tenders: list(
      shape('sums of a tender', {
        required: {
          tender: oneOf('a tender', ['card', 'cash', 'gift-card', 'credit']),
          orders: count,
          ...{ paid: money, tips: money, refunded: money, refundedTips: money, net: money },
        },
        optional: { processor: text },
      }),
    ),
    taxes: list(
      shape('sums of a tax rate', {
        required: {
          isIncluded: yesNo,
          ...{ taxable: money, tax: money, refundedTaxable: money, refundedTax: money },
        },
        optional: { rate: exactRate },
      }),
    ),
    refunds: shape('sums of refunds', { required: { refunds: count, ...net } }),
    net: shape('sales minus refunds', { required: net }),
    cash: shape('sums of cash', {
      required: { collected: money, owed: money, cancelled: money, handedBack: money },
    }),
    giftCards: shape('sums of gift cards', {
      required: { sold: count, soldFor: money, voided: money, spent: money, refunded: money },
    }),
    credit: shape('sums of credit', {
      required: { added: money, taken: money, spent: money, refunded: money },
    }),
  },
})
