import type { StateCell } from '../state/state-cell.ts'
import type { OrderChange } from './change-lines.ts'
import type { OrderInProgress } from './order-in-progress.ts'
import type { OrderStore } from './order-store.ts'

export interface KeepOrderPorts {
  readonly order: StateCell<OrderInProgress>
  readonly store: Pick<OrderStore, 'keep'>
}

export interface KeepOrder {
  /** To be told of each order that differs from the one before. */
  readonly changed: (now: OrderInProgress) => void
  /** Another tab has changed the order (CART-18): what this makes of it is this page's order now. */
  readonly takeOver: (change: OrderChange) => void
}

/** Keeps an order on this device. What came from another tab is kept already: written again, two tabs would answer each other for ever. */
export function keepOrder({ order, store }: KeepOrderPorts): KeepOrder {
  let takenOver: OrderInProgress | undefined
  return {
    changed: (now) => {
      // Without a key it is the order of a page on which nothing has been restored yet.
      if (now !== takenOver && now.idempotencyKey !== '') store.keep(now)
    },
    takeOver: (change) =>
      order.update((now) => {
        takenOver = change(now)
        return takenOver
      }),
  }
}
