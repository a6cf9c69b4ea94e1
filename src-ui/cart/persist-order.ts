import { type KeepCartPorts, keepCart } from '../../src-domain/cart/keep-cart.ts'
import type { OrderInProgress } from '../../src-domain/cart/order-in-progress.ts'
import type { OrderStore } from '../../src-domain/cart/order-store.ts'
import type { WatchableCell } from '../state/cell.ts'

export interface PersistencePorts extends KeepCartPorts {
  readonly order: WatchableCell<OrderInProgress>
  readonly store: OrderStore
  /** True on the first page of the storefront in this tab (LOC-17). */
  readonly isVisitNew: boolean
  readonly onChangedElsewhere: () => void
}

/**
 * Restores the order of this device, keeps its changes and follows other tabs. Call it once.
 *
 * @returns a function that ends this
 */
export function persistOrder({ isVisitNew, onChangedElsewhere, ...ports }: PersistencePorts): () => void {
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
