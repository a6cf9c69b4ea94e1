import type { Instant } from '../time/clock.ts'
import type { BoardOrder } from './board-order.ts'
import type { KitchenStatus } from './kitchen-status.ts'

export type BoardColumn = 'new' | 'preparing' | 'ready' | 'later' | 'done'

export const boardColumns: readonly BoardColumn[] = ['new', 'preparing', 'ready', 'later', 'done']

const columnOf: Readonly<Record<KitchenStatus, BoardColumn>> = {
  scheduled: 'later',
  new: 'new',
  accepted: 'preparing',
  ready: 'ready',
  'out-for-delivery': 'ready',
  completed: 'done',
  cancelled: 'done',
}

export type Board = Readonly<Record<BoardColumn, readonly BoardOrder[]>>

/**
 * Orders by column: open ones by promised time, ended ones latest first. A scheduled order moves to New when it opens.
 */
export function board(orders: readonly BoardOrder[], now: Instant): Board {
  const inColumn = (column: BoardColumn) => orders.filter((order) => columnOf[statusAt(order, now)] === column)
  const byPromise = (column: BoardColumn) =>
    inColumn(column).toSorted((a, b) => a.promisedAt - b.promisedAt || a.placedAt - b.placedAt)
  return {
    new: byPromise('new'),
    preparing: byPromise('preparing'),
    ready: byPromise('ready'),
    later: byPromise('later'),
    done: inColumn('done').toSorted((a, b) => endOf(b) - endOf(a)),
  }
}

/** A board that is offline still moves scheduled orders to New in time. */
export function statusAt({ status, opensAt }: Pick<BoardOrder, 'status' | 'opensAt'>, now: Instant): KitchenStatus {
  return status === 'scheduled' && now >= opensAt ? 'new' : status
}

function endOf({ steps, placedAt }: BoardOrder): Instant {
  return steps.at(-1)?.at ?? placedAt
}
