import { expect } from 'chai'
import { orderStore } from '../../../src-adapters/browser/order-store.ts'
import { pendingPlacementStore } from '../../../src-adapters/browser/pending-placement-store.ts'
import { safeStorage } from '../../../src-adapters/browser/safe-storage.ts'
import type { OrderInProgress } from '../../../src-domain/cart/order-in-progress.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import { basisPoints } from '../../../src-domain/money/percent.ts'
import type { PendingPlacement } from '../../../src-domain/placement/pending-placement.ts'
import { aPriceCheck } from '../../builders/order-builder.ts'
import { blockedStorage, fullStorage, workingStorage } from '../../builders/storage-builder.ts'
import { storesOver } from '../../builders/stores-builder.ts'

const clock = { now: () => 1_790_000_000_000 }
/** Timers without delay run in order, so earlier ones are done. */
function timersSoFar() {
  return new Promise((resolve) => setTimeout(resolve, 0))
}
const anOrder: OrderInProgress = {
  diningOption: 'delivery',
  location: { id: 'l1', slug: 'harbor', name: 'Harbor', timeZone: 'America/New_York' },
  items: [
    {
      group: 'bowls',
      item: 'ramen',
      mods: new Map([
        [
          'toppings',
          [
            {
              item: 'egg',
              option: 'toppings',
              modifiers: new Map([['done', [{ item: 'soft', option: 'done', modifiers: new Map() }]]]),
            },
            { item: 'nori', option: 'toppings', modifiers: new Map() },
          ],
        ],
      ]),
      name: 'Ramen',
      price: minor(1450),
      quantity: 2,
      notes: 'no sesame',
      isGroup: false,
      image: '/images/ramen.webp',
    },
  ],
  packingItems: [],
  address: { street1: '1 Pier', street2: '', city: 'Boston', state: 'MA', zip: '02110', lat: 42.3, long: -71 },
  deliveryNotes: 'ring twice',
  note: '',
  table: { id: 't1', number: '12' },
  giftCard: { giftCardNumber: '777', balance: minor(500) },
  idempotencyKey: '1b4e28ba-2fa1-4d2b-883f-0016d3cca427',
}

describe('What a browser keeps', () => {
  it('CART-18, SHELL-35 restores the order that was kept, to any depth of modifiers, under the named keys', () => {
    const storage = workingStorage()
    const { order } = storesOver(() => storage)
    order.keep(anOrder)
    const { idempotencyKey: _, ...expected } = anOrder
    expect(order.restore()).to.deep.equal(expected)
    for (const key of ['order', 'items', 'packingItems', 'location']) {
      expect(storage.getItem(key), key).to.be.a('string')
    }
  })

  it('CART-01, CART-21, CART-22 a reload loses no field of an order, of its lines or of its address', () => {
    const storage = workingStorage()
    const line = {
      group: 'bowls',
      item: 'ramen',
      mods: anOrder.items[0]?.mods ?? new Map(),
      name: 'Ramen',
      price: minor(1_450),
      notes: 'no sesame',
      quantity: 3,
      isGroup: true,
      resGroupId: 'noodle-bar',
      image: '/images/ramen.webp',
    }
    const address = {
      street1: '1 Pier',
      street2: 'Floor 2',
      city: 'Boston',
      state: 'MA',
      zip: '02110',
      lat: 42.3,
      long: -71,
    }
    const whole = {
      diningOption: 'delivery',
      address,
      deliveryNotes: 'ring twice',
      note: 'no nuts',
      scheduledAt: clock.now() / 1_000 + 7_200,
      discount: 'd1',
      code: 'TEN',
      promotionCodeId: 'c1',
      promotionId: 'p1',
      table: { id: 't1', number: '12' },
      giftCard: { giftCardNumber: '777', balance: minor(500) },
      idempotencyKey: anOrder.idempotencyKey,
      items: [line],
      packingItems: [],
    } as const satisfies OrderInProgress
    storesOver(() => storage).order.keep(whole)
    const { idempotencyKey: _, ...kept } = whole
    expect(storesOver(() => storage).order.restore()).to.deep.equal(kept)
  })

  it('CART-17 never writes the idempotency key', () => {
    const storage = workingStorage()
    storesOver(() => storage).order.keep(anOrder)
    const all = ['order', 'items', 'packingItems', 'location'].map((key) => storage.getItem(key)).join()
    expect(all).not.to.include(anOrder.idempotencyKey)
  })

  it('SHELL-35 keeps a location only when there is one', () => {
    const storage = workingStorage()
    const { order } = storesOver(() => storage)
    order.keep(anOrder)
    const { location: _, ...elsewhere } = anOrder
    order.keep(elsewhere)
    expect(storage.getItem('location')).to.equal(null)
    expect(order.restore()?.location).to.equal(undefined)
  })

  it('CART-18 leaves out a line that cannot be read and keeps the rest', () => {
    const storage = workingStorage()
    const { order } = storesOver(() => storage)
    order.keep(anOrder)
    const kept = JSON.parse(storage.getItem('items') ?? '')
    kept.value.push({ ...kept.value[0], price: 12.5 }, { ...kept.value[0], quantity: 0 }, 'nonsense')
    storage.setItem('items', JSON.stringify(kept))
    expect(order.restore()?.items).to.deep.equal(anOrder.items)
  })

  it('CART-18 leaves unread what another version of the shape wrote', () => {
    const storage = workingStorage()
    const { order } = storesOver(() => storage)
    order.keep(anOrder)
    storage.setItem('order', (storage.getItem('order') ?? '').replace('"v":1', '"v":2'))
    expect(order.restore()).to.equal(undefined)
  })

  it('CART-18 tells once of a change in another tab, and of no other key', async () => {
    const page = new EventTarget()
    const store = orderStore(
      safeStorage(() => workingStorage()),
      page,
    )
    let told = 0
    const stop = store.onChangedElsewhere(() => {
      told += 1
    })
    const changed = (key: string | null) => page.dispatchEvent(Object.assign(new Event('storage'), { key }))
    changed('theme')
    await timersSoFar()
    expect(told).to.equal(0)
    changed('items')
    changed('order')
    await timersSoFar()
    expect(told).to.equal(1)
    stop()
    changed('items')
    await timersSoFar()
    expect(told).to.equal(1)
  })

  it('CART-18, CART-19 reports a change when the page returns from the back/forward cache, and not on a fresh load', () => {
    const page = new EventTarget()
    let told = 0
    orderStore(
      safeStorage(() => workingStorage()),
      page,
    ).onChangedElsewhere(() => {
      told += 1
    })
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
    expect(told).to.equal(0)
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(told).to.equal(1)
  })

  it('C17, CART-17 tells of a placement that another page writes, and neither of its end nor of another key', () => {
    const page = new EventTarget()
    const storage = workingStorage()
    const store = pendingPlacementStore(
      safeStorage(() => storage),
      page,
    )
    const heard: PendingPlacement[] = []
    const stop = store.onWrittenElsewhere((pending) => {
      heard.push(pending)
    })
    const changed = (key: string | null) => page.dispatchEvent(Object.assign(new Event('storage'), { key }))
    const pending = { key: 'k', startedAt: 1, total: minor(2340), locationId: 'l1' }
    changed('pendingPlacement')
    store.write(pending)
    changed('order')
    expect(heard).to.deep.equal([])
    changed('pendingPlacement')
    store.clear()
    changed('pendingPlacement')
    expect(heard).to.deep.equal([pending])
    stop()
    store.write(pending)
    changed('pendingPlacement')
    expect(heard).to.deep.equal([pending])
  })

  it('CART-17 keeps a pending placement until it is cleared, and says when it cannot', () => {
    const pending = { key: 'k', startedAt: 1, total: minor(2340), locationId: 'l1' }
    const storage = workingStorage()
    const { pending: store } = storesOver(() => storage)
    expect(store.write(pending)).to.equal(true)
    expect(store.read()).to.deep.equal(pending)
    const price = aPriceCheck()
    store.write({ ...pending, price })
    expect(store.read()).to.deep.equal({ ...pending, price })
    store.clear()
    expect(store.read()).to.equal(undefined)
    expect(storesOver(() => fullStorage()).pending.write(pending)).to.equal(false)
    expect(storesOver(blockedStorage).pending.write(pending)).to.equal(false)
  })

  it('SHELL-35 keeps the session token under the brand’s key, and for this page alone where storage is blocked', () => {
    const storage = workingStorage()
    const { session } = storesOver(() => storage)
    session.keep('abc')
    expect(storage.getItem('token')).to.equal('abc')
    session.drop()
    expect(session.token()).to.equal(undefined)
    const blocked = storesOver(blockedStorage).session
    blocked.keep('abc')
    expect(blocked.token()).to.equal('abc')
    blocked.drop()
    expect(blocked.token()).to.equal(undefined)
  })

  it('CHK-24, CHK-58 keeps where the flow of this tab leads, and what was typed', () => {
    const storage = workingStorage()
    const { flow, form } = storesOver(() => storage)
    flow.write({ document: 'pay', afterLogin: 'PACKING' })
    expect(flow.read()).to.deep.equal({ document: 'pay', afterLogin: 'PACKING' })
    flow.write({ document: 'order', screen: 'PURCHASE_COMPLETE' })
    expect(flow.read()).to.deep.equal({ document: 'order', screen: 'PURCHASE_COMPLETE' })
    flow.clear()
    expect(flow.read()).to.equal(undefined)
    const typed = {
      guest: { firstName: 'Zoë', lastName: 'Müller', email: 'z@example.com', phone: '' },
      tip: { _tag: 'Percent' as const, rate: basisPoints(1500) },
    }
    form.write(typed)
    expect(form.read()).to.deep.equal(typed)
  })

  it('ACCT-36 keeps a forgotten password on its way until it is cleared, and reads nothing else for one', () => {
    const storage = workingStorage()
    const { recovery } = storesOver(() => storage)
    const kept = { email: 'ana@example.com', code: 'asked', visit: 'v', until: 5 } as const
    recovery.write(kept)
    expect(recovery.read()).to.deep.equal(kept)
    storage.setItem('recovery', JSON.stringify({ v: 1, value: { ...kept, code: 'guessed' } }))
    expect(recovery.read()).to.equal(undefined)
    recovery.clear()
    expect(storage.getItem('recovery')).to.equal(null)
  })
})

describe('What a browser keeps, on a hostile device', () => {
  for (const [name, open] of [
    ['blocked', blockedStorage],
    ['full', () => fullStorage()],
    ['absent', () => Object(undefined)],
  ] as const) {
    it(`SHELL-35 never throws when storage is ${name}`, () => {
      const { order, pending, session, flow, form, recovery } = storesOver(open)
      order.keep(anOrder)
      order.restore()
      pending.read()
      pending.clear()
      session.keep('t')
      session.drop()
      flow.write({ document: 'pay', afterLogin: 'ROOT' })
      flow.clear()
      form.write({ note: 'x' })
      form.clear()
      recovery.write({ email: '', code: 'asked', visit: '', until: 0 })
      recovery.clear()
      expect(recovery.read()).to.equal(undefined)
      expect(order.restore()).to.equal(undefined)
    })
  }
})
