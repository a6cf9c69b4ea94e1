import { type KeepCartPorts, keepCart } from '../../../src-domain/cart/keep-cart.ts'
import type { OrderInProgress } from '../../../src-domain/cart/order-in-progress.ts'
import type { OrderStore } from '../../../src-domain/cart/order-store.ts'
import type { WatchableCell } from '../../../src-ui/state/cell.ts'

export interface PersistenceNeeds extends KeepCartPorts {
  readonly order: WatchableCell<OrderInProgress>
  readonly store: OrderStore
  /** The first page of the storefront in this tab (LOC-17). */
  readonly isVisitNew: boolean
  readonly onChangedElsewhere: () => void
}

/** Brings back the order of this device, keeps its changes and follows other tabs. To be called once; answers its own undoing. */
export function persistOrder({ isVisitNew, onChangedElsewhere, ...ports }: PersistenceNeeds) {
  const { restore, changed, takeOver } = keepCart(ports)
  restore(isVisitNew)
  const kept = ports.order.changes.subscribe(changed)
  const stop = ports.store.onChangedElsewhere(() => {
    takeOver()
    onChangedElsewhere()
  })
  return () => {
    kept.unsubscribe()
    stop()
  }
}
