import { expect } from 'chai'
import { isRight } from 'fp-ts/lib/Either.js'
import { orderNotice } from '../../../src-contract/kitchen/order-notice.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import { orderNoticeOf } from '../../../src-server/kitchen/order-notice-of.ts'
import { aToldOrder } from '../../builders/told-order-builder.ts'

describe('order notice', () => {
  it('says what a kitchen needs of a delivery for later, in cents and on its own clock', () => {
    const location = aToldOrder().location
    const deliveryInfo = { street1: '12 Elm St', street2: 'Apt 3', city: 'New York', state: 'NY', zip: '10002' }
    const order = aToldOrder(
      { phone: '+12125550100', deliveryNotes: 'Gate 55', note: 'No bags' },
      {
        orderType: 'delivery',
        currency: 'MXN',
        deliveryInfo,
        scheduledAt: Date.UTC(2026, 10, 1, 17, 30) / 1_000,
        tip: minor(400),
        giftCardAmount: minor(500),
        appliedCredit: minor(100),
        finalAmount: minor(2608),
      },
    )
    expect(location?.timeZone).to.equal('America/New_York')
    expect(orderNotice.encode(orderNoticeOf(order))).to.deep.equal({
      format: 1,
      event: 'order.placed',
      orderId: 'order-1',
      version: 1,
      brandId: 'noodle-house',
      location: { id: 'loc-1', name: 'Main Street', slug: 'main-street', timeZone: 'America/New_York' },
      number: '409',
      diningOption: 'delivery',
      placedAt: '2026-06-10T12:00:00-04:00',
      wantedAt: '2026-11-01T12:30:00-05:00',
      wantedUntil: '2026-11-01T12:45:00-05:00',
      guest: { name: 'Gus Guest', phone: '+12125550100' },
      address: { ...deliveryInfo, notes: 'Gate 55' },
      lines: [
        {
          itemId: 'ramen',
          name: 'Ramen',
          quantity: 2,
          unitCents: 1300,
          totalCents: 2600,
          notes: '',
          choices: [{ itemId: 'thick', optionId: 'noodles', name: 'Thick', unitCents: 50, choices: [] }],
        },
      ],
      note: 'No bags',
      currency: 'MXN',
      totals: { subtotal: 2600, discount: 0, serviceFee: 0, tax: 208, tip: 400, total: 3208 },
      tenders: [
        { kind: 'loyalty-credit', cents: 100 },
        { kind: 'gift-card', cents: 500 },
        { kind: 'card', cents: 2608 },
      ],
    })
  })

  it('names the age to check the ID for, if the order has alcohol', () => {
    const noticeOf = (ticket: Parameters<typeof aToldOrder>[1]) =>
      orderNotice.encode(orderNoticeOf(aToldOrder({}, ticket)))
    expect(noticeOf({ checkIdFor: 21 })).to.have.property('checkIdFor', 21)
    expect(noticeOf({})).not.to.have.property('checkIdFor')
  })

  it('V6 says of a tax in the prices that it is no part of the sum, and of another nothing', () => {
    const totals = (ticket: Parameters<typeof aToldOrder>[1]) => orderNoticeOf(aToldOrder({}, ticket)).totals
    expect(totals({ taxIncluded: true })).to.have.property('taxIncluded', true)
    expect(totals({})).to.not.have.property('taxIncluded')
  })

  it('V6 of an order that was called off is another notice of the same order, with a higher version', () => {
    const at = Date.UTC(2026, 5, 10, 16, 5)
    const order = aToldOrder({ cancelled: { at, reason: 'The guest called' } })
    const { event, version, cancelledAt, reason, lines } = orderNoticeOf(order)
    expect({ event, version, cancelledAt, reason }).to.deep.equal({
      event: 'order.cancelled',
      version: 2,
      cancelledAt: '2026-06-10T12:05:00-04:00',
      reason: 'The guest called',
    })
    expect(lines).to.have.length(1)
    const placed = orderNotice.encode(orderNoticeOf(aToldOrder()))
    expect(placed).not.to.have.any.keys('cancelledAt', 'reason')
    expect(placed, 'of before currencies were kept').to.have.property('currency', 'USD')
  })

  it('V6 is read back as it was written, and holds nothing of a card and nobody’s e-mail', () => {
    const written = JSON.stringify(
      orderNotice.encode(orderNoticeOf(aToldOrder({}, { orderType: 'kiosk', tableNumber: '7' }))),
    )
    const read = orderNotice.decode(JSON.parse(written))
    expect(isRight(read) && [read.right.table, read.right.estimatedMinutes, read.right.wantedAt]).to.deep.equal([
      '7',
      20,
      undefined,
    ])
    expect(written).not.to.match(/4242|visa|gus@example\.com|token/i)
  })
})
