import { expect } from 'chai'
import { orderStore } from '../../../src-adapters/browser/order-store.ts'
import { safeStorage } from '../../../src-adapters/browser/safe-storage.ts'
import { addLine } from '../../../src-domain/cart/change-lines.ts'
import { chooseDiningOption, setScheduledAt } from '../../../src-domain/cart/change-terms.ts'
import { emptyOrder } from '../../../src-domain/cart/empty-order.ts'
import type { DiningOption } from '../../../src-domain/dining-option/dining-option.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import { persistOrder } from '../../../src-ui/cart/persist-order.ts'
import { cell } from '../../../src-ui/state/cell.ts'
import { someIds } from '../../builders/fake-ports.ts'
import { aKey, aLine, anAddress, downtown, uptown } from '../../builders/order-builder.ts'
import { workingStorage } from '../../builders/storage-builder.ts'

/** Timers without delay run in order, so earlier ones are done. */
function timersSoFar() {
  return new Promise((resolve) => setTimeout(resolve, 0))
}

/** Two tabs over one storage, with storage events. */
function twoTabs(
  places = [downtown, downtown],
  orderType: DiningOption = 'pickup',
  storage = workingStorage(),
  isVisitNew = false,
) {
  const pages = [new EventTarget(), new EventTarget()] as const
  let writes = 0
  const opened = pages.map((page, at) => {
    const seen: Storage = {
      ...storage,
      setItem: (key, text) => {
        if (storage.getItem(key) === text) return
        storage.setItem(key, text)
        writes += 1
        pages[1 - at]?.dispatchEvent(Object.assign(new Event('storage'), { key }))
      },
    }
    const order = cell(emptyOrder('pickup', aKey(900 + at), places[at]))
    let told = 0
    let dropped = 0
    const open = () =>
      persistOrder({
        order,
        store: orderStore(
          safeStorage(() => seen),
          page,
        ),
        ids: someIds(at * 1000 + 1),
        typeOnLoad: () => orderType,
        isVisitNew,
        onTimeDropped: () => {
          dropped += 1
        },
        onChangedElsewhere: () => {
          told += 1
        },
      })
    return { order, page, open, told: () => told, dropped: () => dropped }
  })
  const [first, second] = opened
  if (first === undefined || second === undefined) throw new Error('two tabs')
  return { first, second, writes: () => writes }
}

describe('The order on this device', () => {
  it('CART-18, CART-17 comes back after a reload with its lines, under a new key', () => {
    const { first, second } = twoTabs()
    first.open()
    first.order.update(addLine(aLine(), aKey(5)))
    second.open()
    expect(second.order.current().items).to.deep.equal([aLine()])
    expect(second.order.current().idempotencyKey).not.to.equal(aKey(5))
  })

  it('CART-18 shows in one tab what another one did, and says so once', async () => {
    const { first, second } = twoTabs()
    first.open()
    second.open()
    await timersSoFar()
    const before = second.told()
    first.order.update(addLine(aLine(), aKey(5)))
    await timersSoFar()
    expect(second.order.current().items).to.deep.equal([aLine()])
    expect(second.told()).to.equal(before + 1)
  })

  it('CART-18 does not let two tabs at two restaurants answer each other for ever', async () => {
    const { first, second, writes } = twoTabs([downtown, uptown])
    first.open()
    second.open()
    first.order.update(addLine(aLine(), aKey(5)))
    await timersSoFar()
    const settled = writes()
    await timersSoFar()
    expect(writes()).to.equal(settled)
    expect(first.order.current().location?.id).to.equal(downtown.id)
    expect(second.order.current().location?.id).to.equal(uptown.id)
    expect(second.order.current().items).to.deep.equal([aLine()])
  })

  it('CART-19 has nothing in the cart any more when it was placed elsewhere meanwhile', async () => {
    const { first, second } = twoTabs()
    first.open()
    first.order.update(addLine(aLine(), aKey(5)))
    second.open()
    second.order.update((now) => ({ ...now, items: [] }))
    first.page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(first.order.current().items).to.deep.equal([])
  })

  it('lets go when its page does', () => {
    const { first } = twoTabs()
    const stop = first.open()
    stop()
    first.order.update(addLine(aLine(), aKey(5)))
    const { second } = twoTabs()
    second.open()
    expect(second.order.current().items).to.deep.equal([])
  })

  it('LOC-11, LOC-12, LOC-15, LOC-16, LOC-17 a page of another type drops the table, the time, the promo and the gift card of the kept order', () => {
    const storage = workingStorage()
    const kept = twoTabs(undefined, 'kiosk', storage).first
    kept.open()
    const agreed = {
      table: { id: 't', number: '12' },
      scheduledAt: 1_790_000_900,
      code: 'SLURP',
      giftCard: { giftCardNumber: '6000000000000001', balance: minor(500) },
    }
    kept.order.update((now) => ({ ...now, ...agreed, items: [aLine()] }))
    expect(kept.order.current().diningOption).to.equal('kiosk')
    const again = twoTabs(undefined, 'kiosk', storage).first
    again.open()
    expect(again.order.current()).to.deep.include({
      table: agreed.table,
      code: 'SLURP',
      scheduledAt: agreed.scheduledAt,
    })
    expect(again.dropped()).to.equal(0)
    const { first } = twoTabs(undefined, 'pickup', storage)
    first.open()
    expect(first.order.current()).to.deep.include({ diningOption: 'pickup', items: [aLine()] })
    expect(first.order.current()).not.to.have.any.keys('table', 'scheduledAt', 'code', 'giftCard')
    expect(first.dropped()).to.equal(1)
  })

  it('LOC-17 the time of an earlier visit is not this one’s, that of this visit is, and both tabs of it agree', async () => {
    const storage = workingStorage()
    const { first } = twoTabs(undefined, 'pickup', storage)
    first.open()
    first.order.update((now) => ({ ...now, scheduledAt: 1_790_000_900, items: [aLine()] }))
    const { first: same, second: other } = twoTabs(undefined, 'pickup', storage)
    same.open()
    other.open()
    same.order.update(addLine(aLine(), aKey(5)))
    await timersSoFar()
    for (const { order } of [same, other]) expect(order.current()).to.have.property('scheduledAt', 1_790_000_900)
    const { first: next } = twoTabs(undefined, 'pickup', storage, true)
    next.open()
    expect(next.order.current()).not.to.have.property('scheduledAt')
    expect([same.dropped(), next.dropped()]).to.deep.equal([0, 1])
  })

  it('LOC-11, LOC-17 notes that the time went with a change of the way, and not where it was taken back', () => {
    const { first } = twoTabs()
    first.open()
    first.order.update((now) => ({ ...now, scheduledAt: 1_790_000_900, items: [aLine()] }))
    first.order.update(setScheduledAt(undefined, aKey(6)))
    expect(first.dropped()).to.equal(0)
    first.order.update((now) => ({ ...now, scheduledAt: 1_790_000_900 }))
    first.order.update(chooseDiningOption('delivery', aKey(7)))
    expect(first.dropped()).to.equal(1)
  })

  it('LOC-13, LOC-14 a kept delivery is one again on its own page, with its address', () => {
    const storage = workingStorage()
    const kept = twoTabs(undefined, 'delivery', storage).first
    kept.open()
    kept.order.update((now) => ({ ...now, address: anAddress, items: [aLine()] }))
    const { first } = twoTabs(undefined, 'delivery', storage)
    first.open()
    expect(first.order.current()).to.deep.include({ diningOption: 'delivery', address: anAddress })
  })
})
