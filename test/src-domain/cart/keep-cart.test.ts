import { expect } from 'chai'
import { addLine } from '../../../src-domain/cart/change-lines.ts'
import { chooseLocation, setScheduledAt } from '../../../src-domain/cart/change-terms.ts'
import { emptyOrder } from '../../../src-domain/cart/empty-order.ts'
import { keepCart } from '../../../src-domain/cart/keep-cart.ts'
import type { OrderInProgress } from '../../../src-domain/cart/order-in-progress.ts'
import type { KeptOrder } from '../../../src-domain/cart/restored-order.ts'
import { aCell, someIds } from '../../builders/fake-ports.ts'
import { aKey, aLine, anOrder, downtown, uptown } from '../../builders/order-builder.ts'

const at = 1_749_657_600_000
const { idempotencyKey: _, ...ramen } = anOrder({ items: [aLine()], scheduledAt: at })

function device(first: KeptOrder | undefined, now: OrderInProgress = emptyOrder('pickup', aKey(0), downtown)) {
  let kept = first
  let dropped = 0
  const written: OrderInProgress[] = []
  const order = aCell(now)
  const keeping = keepCart({
    order,
    store: { restore: () => kept, keep: (latest) => written.push(latest) },
    ids: someIds(),
    typeOnLoad: (before) => before?.diningOption ?? 'pickup',
    onTimeDropped: () => {
      dropped += 1
    },
  })
  const change = (next: (before: OrderInProgress) => OrderInProgress) => {
    order.update(next)
    keeping.changed(order.current())
  }
  const elsewhere = (other: KeptOrder | undefined) => {
    kept = other
    keeping.takeOver()
    keeping.changed(order.current())
  }
  return { order, ...keeping, written, change, elsewhere, dropped: () => dropped }
}

describe('The order of a menu’s page, on its device', () => {
  it('CART-18 comes back under a key of its own, and each change of it is kept', () => {
    const { order, restore, change, written } = device(ramen)
    restore(false)
    expect(order.current()).to.deep.equal({ ...ramen, idempotencyKey: aKey(1) })
    change(addLine(aLine({ item: 'udon' }), aKey(2)))
    expect(written.map(({ items }) => items.length)).to.deep.equal([2])
  })

  it('CART-18 is not brought back over an order that was begun here', () => {
    const { order, restore } = device(ramen, anOrder({ items: [aLine({ item: 'udon' })] }))
    restore(false)
    expect(order.current().items.map(({ item }) => item)).to.deep.equal(['udon'])
  })

  it('CART-18 is what another tab made of it, and is not written a second time', () => {
    const { order, restore, elsewhere, change, written } = device(ramen)
    restore(false)
    elsewhere({ ...ramen, items: [aLine({ item: 'udon' })] })
    expect(order.current().items.map(({ item }) => item)).to.deep.equal(['udon'])
    expect(written).to.deep.equal([])
    change((now) => ({ ...now, note: 'No nuts' }))
    expect(written.map(({ note }) => note)).to.deep.equal(['No nuts'])
  })

  it('CART-19 has nothing in it any more when it was placed in another tab', () => {
    const { order, restore, elsewhere } = device(ramen)
    restore(false)
    elsewhere(undefined)
    expect(order.current().items).to.deep.equal([])
  })

  it('LOC-17 says that the time went with the visit or the restaurant, and not that it was taken back', () => {
    const visit = device(ramen)
    visit.restore(true)
    expect([visit.order.current().scheduledAt, visit.dropped()]).to.deep.equal([undefined, 1])
    const { restore, changed, order, change, dropped } = device(ramen)
    restore(false)
    changed(order.current())
    expect([order.current().scheduledAt, dropped()]).to.deep.equal([at, 0])
    change(setScheduledAt(undefined, aKey(2)))
    expect(dropped()).to.equal(0)
    change(setScheduledAt(at, aKey(3)))
    change(chooseLocation(uptown, aKey(4)))
    expect([order.current().scheduledAt, dropped()]).to.deep.equal([undefined, 1])
  })
})
