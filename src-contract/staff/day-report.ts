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
import { dollars } from '../money/dollars.ts'
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
const net = { sales: dollars, tax: dollars, tips: dollars, total: dollars }

const saleFields = {
  orders: count,
  ...{ gross: dollars, discounts: dollars, fees: dollars, includedTax: dollars },
  ...{ net: dollars, tax: dollars, tips: dollars, total: dollars },
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
          ...{ paid: dollars, tips: dollars, refunded: dollars, refundedTips: dollars, net: dollars },
        },
        optional: { processor: text },
      }),
    ),
    taxes: list(
      shape('sums of a tax rate', {
        required: {
          isIncluded: yesNo,
          ...{ taxable: dollars, tax: dollars, refundedTaxable: dollars, refundedTax: dollars },
        },
        optional: { rate: exactRate },
      }),
    ),
    refunds: shape('sums of refunds', { required: { refunds: count, ...net } }),
    net: shape('sales minus refunds', { required: net }),
    cash: shape('sums of cash', {
      required: { collected: dollars, owed: dollars, cancelled: dollars, handedBack: dollars },
    }),
    giftCards: shape('sums of gift cards', {
      required: { sold: count, soldFor: dollars, voided: dollars, spent: dollars, refunded: dollars },
    }),
    credit: shape('sums of credit', {
      required: { added: dollars, taken: dollars, spent: dollars, refunded: dollars },
    }),
  },
})
