import type { Instant } from '../time/clock.ts'
import { statusAt } from './board.ts'
import type { BoardOrder } from './board-order.ts'

/** A change that staff must notice on any page. */
export interface BoardChange {
  readonly _tag: 'Arrived' | 'Cancelled'
  readonly order: BoardOrder
}

interface BoardAt {
  readonly orders: readonly BoardOrder[]
  readonly at: Instant
}

/** Orders that became new and open orders that were cancelled, between two states of the board. */
export function boardChanges(before: BoardAt, after: BoardAt): readonly BoardChange[] {
  const earlier = new Map(before.orders.map((order) => [order.id, statusAt(order, before.at)]))
  return after.orders.flatMap((order): readonly BoardChange[] => {
    const status = statusAt(order, after.at)
    const was = earlier.get(order.id)
    if (status === 'new' && was !== 'new') return [{ _tag: 'Arrived', order }]
    return status === 'cancelled' && was !== undefined && was !== 'cancelled' ? [{ _tag: 'Cancelled', order }] : []
  })
}
