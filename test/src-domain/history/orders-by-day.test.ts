import { expect } from 'chai'
import { ordersByDay } from '../../../src-domain/history/orders-by-day.ts'
import { pastTotals } from '../../../src-domain/history/past-totals.ts'
import { isoDate } from '../../../src-domain/location/calendar-date.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import { placedFor } from '../../../src-domain/ticket/past-order.ts'
import { aPastOrder } from '../../builders/past-order-builder.ts'

const { location } = aPastOrder()
function placed(id: string, createdAt: string, timeZone = 'America/New_York') {
  return aPastOrder({ id, createdAt, location: { ...location, timeZone } })
}

function days(orders: Parameters<typeof ordersByDay>[0], zone = 'UTC') {
  return ordersByDay(orders, zone).map(({ date, orders: of }) => [date && isoDate(date), of.map(({ id }) => id)])
}

describe('the orders of a history', () => {
  it('PROF-13 are grouped by date, the newest first, whatever the order in which they came', () => {
    const orders = [
      placed('noon', '2026-06-10T16:00:00Z'),
      placed('old', '2026-05-01T16:00:00Z'),
      placed('evening', '2026-06-10T23:00:00Z'),
      placed('next', '2026-06-11T16:00:00Z'),
    ]
    expect(days(orders)).to.deep.equal([
      ['2026-06-11', ['next']],
      ['2026-06-10', ['evening', 'noon']],
      ['2026-05-01', ['old']],
    ])
  })

  it('PROF-13 have the date that the calendar of their restaurant showed', () => {
    expect(days([placed('late', '2026-06-11T03:59:00Z')])).to.deep.equal([['2026-06-10', ['late']]])
    expect(days([placed('late', '2026-06-11T03:59:00Z', 'Europe/Paris')])).to.deep.equal([['2026-06-11', ['late']]])
    expect(
      days([
        placed('paris', '2026-06-11T02:00:00Z', 'Europe/Paris'),
        placed('york', '2026-06-11T03:00:00Z'),
        placed('paris too', '2026-06-11T03:30:00Z', 'Europe/Paris'),
      ]),
    ).to.deep.equal([
      ['2026-06-11', ['paris too', 'paris']],
      ['2026-06-10', ['york']],
    ])
  })

  it('PROF-13 have the date of the reader where nobody knows the zone of the restaurant', () => {
    const { timeZone: _, ...nowhere } = location
    const order = aPastOrder({ createdAt: '2026-06-10T23:00:00Z', location: nowhere })
    expect(days([order], 'Europe/Paris')).to.deep.equal([['2026-06-11', ['order-1']]])
    expect(days([placed('strange', '2026-06-10T23:00:00Z', 'Moon/Crater')], 'UTC')).to.deep.equal([
      ['2026-06-10', ['strange']],
    ])
  })

  it('come last, on no date, where their time cannot be read', () => {
    expect(days([placed('when', 'yesterday'), placed('noon', '2026-06-10T16:00:00Z')])).to.deep.equal([
      ['2026-06-10', ['noon']],
      [undefined, ['when']],
    ])
  })

  it('PROF-15, PROF-17 are dine-in where they were at a table, by either word', () => {
    const types = ['pickup', 'delivery', 'kiosk', 'dinein'] as const
    expect(types.map((orderType) => placedFor({ orderType }))).to.deep.equal(['pickup', 'delivery', 'kiosk', 'kiosk'])
  })

  it('PROF-16 say what led to their total as far as their back end says it', () => {
    const all = aPastOrder({
      ...{ totalPrice: minor(2_000), serviceFee: minor(300), deliveryFee: minor(200), taxAmount: minor(150) },
      ...{ discountAmount: minor(500), tip: minor(250), finalAmount: minor(2_200) },
    })
    expect(pastTotals(all).map((line) => [line._tag, 'amount' in line && line.amount])).to.deep.equal([
      ['Subtotal', 2_000],
      ['DeliveryFee', 200],
      ['ServiceFee', 100],
      ['Discount', -500],
      ['Tax', 150],
      ['Tip', 250],
      ['Total', 2_200],
    ])
    const less = pastTotals(aPastOrder({ finalAmount: minor(9_900) }))
    expect(less.map(({ _tag }) => _tag)).to.deep.equal(['Tax', 'Total'])
  })
})
