import { statusAt } from '../kitchen/board.ts'
import type { BoardOrder } from '../kitchen/board-order.ts'
import { isOpen } from '../kitchen/kitchen-status.ts'
import type { Instant } from '../time/clock.ts'

/** Orders of a board to print now, and the ids to remember on the device. */
export interface AutoPrint {
  readonly due: readonly BoardOrder[]
  readonly known: readonly string[]
}

/**
 * Which orders a device prints by itself, each once. `known`: ids that it printed or that were there when it began to
 * print; undefined: it begins now, and prints none of the orders that are there. Scheduled orders become due when they
 * open. Ids that left the board are forgotten, because they never return.
 */
export function autoPrint(
  orders: readonly BoardOrder[],
  known: readonly string[] | undefined,
  now: Instant,
): AutoPrint {
  const opened = orders.filter((order) => statusAt(order, now) !== 'scheduled')
  const ids = opened.map(({ id }) => id)
  if (known === undefined) return { due: [], known: ids }
  const seen = new Set(known)
  const due = opened.filter((order) => !seen.has(order.id) && isOpen(statusAt(order, now)))
  return { due: due.toSorted((a, b) => a.opensAt - b.opensAt), known: ids }
}
