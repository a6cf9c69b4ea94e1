import type { OrderInProgress } from '../../../src-domain/cart/order-in-progress.ts'
import type { OrderStore } from '../../../src-domain/cart/order-store.ts'
import { isTimeDropped, type KeptOrder, restoredOrder } from '../../../src-domain/cart/restored-order.ts'
import type { DiningOption } from '../../../src-domain/dining-option/dining-option.ts'
import type { Ids } from '../../../src-domain/time/clock.ts'
import type { WatchableCell } from '../../../src-ui/state/cell.ts'

export interface PersistenceNeeds {
  readonly order: WatchableCell<OrderInProgress>
  readonly store: OrderStore
  readonly ids: Ids
  /** How the food of this page's order is got, by what was kept (`diningOptionOnLoad`). */
  readonly typeOnLoad: (kept: KeptOrder | undefined) => DiningOption
  /** The first page of the storefront in this tab (LOC-17). */
  readonly isVisitNew: boolean
  /** The chosen time went with what it was agreed for: the visit, the restaurant or the way of getting the food. */
  readonly onTimeDropped: () => void
  readonly onChangedElsewhere: () => void
}

/**
 * Brings back the order that this device kept, keeps every change of it, and follows what another tab does (CART-18).
 * To be called once. Answers its own undoing.
 */
export function persistOrder(needs: PersistenceNeeds) {
  const { order, store, ids, typeOnLoad, onTimeDropped, onChangedElsewhere } = needs
  const bringBack = (now: OrderInProgress, isVisitNew: boolean): OrderInProgress => {
    const kept = store.restore()
    const restored = restoredOrder({ kept, diningOption: typeOnLoad(kept), isVisitNew, key: ids.uuid() })(now)
    if (kept !== undefined && isTimeDropped(kept, restored)) onTimeDropped()
    return restored
  }
  if (order.current().items.length === 0) order.update((now) => bringBack(now, needs.isVisitNew))
  // What came from another tab is kept already; writing it again would make two tabs answer each other for ever.
  let isForeign = false
  let before = order.current()
  const kept = order.changes.subscribe((now) => {
    // Who takes the time back on the schedule, or has placed the order, changes neither restaurant nor way.
    const isElsewhere = now.diningOption !== before.diningOption || now.location?.id !== before.location?.id
    if (isElsewhere && isTimeDropped(before, now)) onTimeDropped()
    before = now
    if (!isForeign) store.keep(now)
  })
  const stop = store.onChangedElsewhere(() => {
    isForeign = true
    order.update((now) => bringBack({ ...now, items: [] }, false))
    isForeign = false
    onChangedElsewhere()
  })
  return () => {
    kept.unsubscribe()
    stop()
  }
}
