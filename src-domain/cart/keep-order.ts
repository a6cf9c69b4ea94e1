import type { StateCell } from '../state/state-cell.ts'
import type { OrderChange } from './change-lines.ts'
import type { OrderInProgress } from './order-in-progress.ts'
import type { OrderStore } from './order-store.ts'

export interface KeepOrderPorts {
  readonly order: StateCell<OrderInProgress>
  readonly store: Pick<OrderStore, 'keep'>
}

export interface KeepOrder {
  readonly changed: (now: OrderInProgress) => void
  /** Adopts another tab's change (CART-18). */
  readonly takeOver: (change: OrderChange) => void
}

/** Stores the order, except one adopted from another tab: storing it again would loop between the tabs. */
export function keepOrder({ order, store }: KeepOrderPorts): KeepOrder {
  let takenOver: OrderInProgress | undefined
  return {
    changed: (now) => {
      // An empty key means that nothing is restored yet.
      if (now !== takenOver && now.idempotencyKey !== '') store.keep(now)
    },
    takeOver: (change) =>
      order.update((now) => {
        takenOver = change(now)
        return takenOver
      }),
  }
}
