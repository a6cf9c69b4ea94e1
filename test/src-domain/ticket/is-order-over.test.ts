import { expect } from 'chai'
import { isOrderOver, type OrderUnderWay } from '../../../src-domain/ticket/is-order-over.ts'

const hour = 3_600_000
const wantedAt = 1_000 * hour
const isOver = (hours: number, fields: Partial<OrderUnderWay> = {}) =>
  isOrderOver(
    { orderType: 'pickup', wantedAt, isCancelled: false, isRefunded: false, ...fields },
    wantedAt + hours * hour,
  )

describe('an order of which somebody may still need to know whose it is', () => {
  it('is over two hours after it was to be fetched, and not before', () => {
    expect([isOver(-24), isOver(2), isOver(2.01)]).to.deep.equal([false, false, true])
    expect([isOver(2, { orderType: 'kiosk' }), isOver(2.01, { orderType: 'kiosk' })]).to.deep.equal([false, true])
  })

  it('is over when a delivery has come to an end, or after a day without word', () => {
    const over = (hours: number, courier?: OrderUnderWay['courier']) =>
      isOver(hours, { orderType: 'delivery', ...(courier === undefined ? {} : { courier }) })
    for (const end of ['delivered', 'canceled', 'returned'] as const) expect(over(0, end), end).to.equal(true)
    for (const way of ['pending', 'pickup', 'pickup_complete', 'dropoff', undefined] as const)
      expect([over(24, way), over(24.01, way)], way).to.deep.equal([false, true])
  })

  it('is over when it was called off, but not while money of it is on its way back', () => {
    expect(isOver(-1, { isCancelled: true })).to.equal(true)
    expect(isOver(99, { isCancelled: true, isRefunded: true })).to.equal(false)
  })
})
