import type { OrderInProgress } from './order-in-progress.ts'

/** The order in progress on this device (CART-18, SHELL-35). Never throws; undecodable content counts as nothing kept. */
export interface OrderStore {
  readonly restore: () => Omit<OrderInProgress, 'idempotencyKey'> | undefined
  readonly keep: (order: OrderInProgress) => void
  /** Told when another tab changed the kept order. Returns its own undoing. */
  readonly onChangedElsewhere: (listen: () => void) => () => void
}
