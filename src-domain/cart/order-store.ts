import type { OrderInProgress } from './order-in-progress.ts'

/** The order on this device (CART-18, SHELL-35). Never throws; undecodable content counts as none. */
export interface OrderStore {
  readonly restore: () => Omit<OrderInProgress, 'idempotencyKey'> | undefined
  readonly keep: (order: OrderInProgress) => void
  /** Returns an unsubscribe function. */
  readonly onChangedElsewhere: (listen: () => void) => () => void
}
