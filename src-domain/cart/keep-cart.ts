import type { DiningOption } from '../dining-option/dining-option.ts'
import type { StateCell } from '../state/state-cell.ts'
import type { Ids } from '../time/clock.ts'
import type { OrderChange } from './change-lines.ts'
import { type KeepOrder, keepOrder } from './keep-order.ts'
import type { OrderInProgress } from './order-in-progress.ts'
import type { OrderStore } from './order-store.ts'
import { isTimeDropped, type KeptOrder, restoredOrder } from './restored-order.ts'

export interface KeepCartPorts {
  readonly order: StateCell<OrderInProgress>
  readonly store: Pick<OrderStore, 'keep' | 'restore'>
  readonly ids: Ids
  /** See `diningOptionOnLoad`. */
  readonly typeOnLoad: (kept: KeptOrder | undefined) => DiningOption
  readonly onTimeDropped: () => void
}

export interface KeepCart extends Pick<KeepOrder, 'changed'> {
  /** Restores the stored order unless this page's cart has items. */
  readonly restore: (isVisitNew: boolean) => void
  /** Adopts another tab's change (CART-18). */
  readonly takeOver: () => void
}

export function keepCart(ports: KeepCartPorts): KeepCart {
  const { order, store, ids, typeOnLoad, onTimeDropped } = ports
  const { changed, takeOver } = keepOrder(ports)
  let before: OrderInProgress | undefined
  const restored =
    (isVisitNew: boolean): OrderChange =>
    (now) => {
      const kept = store.restore()
      const brought = restoredOrder({ kept, diningOption: typeOnLoad(kept), isVisitNew, key: ids.uuid() })(now)
      if (kept !== undefined && isTimeDropped(kept, brought)) onTimeDropped()
      return brought
    }
  return {
    restore: (isVisitNew) => {
      if (order.current().items.length === 0) order.update(restored(isVisitNew))
    },
    changed: (now) => {
      if (before !== undefined && isForAnother(before, now) && isTimeDropped(before, now)) onTimeDropped()
      before = now
      changed(now)
    },
    takeOver: () => takeOver((now) => restored(false)({ ...now, items: [] })),
  }
}

/** Removing the time or placing the order changes neither restaurant nor order type. */
function isForAnother(before: OrderInProgress, now: OrderInProgress): boolean {
  return now.diningOption !== before.diningOption || now.location?.id !== before.location?.id
}
