import { randomUUID } from 'node:crypto'
import type { BoardOrder } from '../../src-domain/kitchen/board-order.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { BoardDifference, BoardLook } from './board-look.ts'
import { shownUntil, type Zoned } from './board-orders.ts'

interface Shown {
  readonly order: BoardOrder
  readonly print: string
  /** Time from which it must be read again. */
  readonly until: Instant
  /** Number of the change that brought it. */
  readonly change: number
}

/** Orders that left a board and that the shelf remembers. Older marks get the whole board. */
const mostGone = 5_000

/** The orders of one location's board, as last read. */
export interface BoardShelf {
  readonly size: () => number
  /** Whether it has read the order, shown or not. */
  readonly has: (orderId: string) => boolean
  readonly ids: () => readonly string[]
  readonly printOf: (orderId: string) => string | undefined
  /** Ids of orders that time has changed. */
  readonly due: (now: Instant) => readonly string[]
  /**
   * Adopts what was read of orders; those that are on the board no longer leave it. `isHouseNew`: also orders whose
   * print is the same, because the location changed.
   */
  readonly put: (read: readonly Zoned[], now: Instant, isHouseNew: boolean) => void
  readonly drop: (orderIds: readonly string[]) => void
  readonly look: () => BoardLook
}

export function boardShelf(): BoardShelf {
  const epoch = randomUUID()
  const shown = new Map<string, Shown>()
  /** Prints of orders that were read and are not shown, such as those that ended yesterday. */
  const hidden = new Map<string, string>()
  const gone = new Map<string, number>()
  let change = 1
  /** Marks below it do not know all that left. */
  let oldest = 0
  let nextDue = Number.POSITIVE_INFINITY
  let last: BoardLook | undefined

  const leave = (id: string) => {
    if (!shown.delete(id)) return
    gone.set(id, change)
    last = undefined
    const [first] = gone
    if (first === undefined || gone.size <= mostGone) return
    gone.delete(first[0])
    oldest = first[1]
  }

  const differenceSince = (mark: string, at: number): BoardDifference | undefined => {
    const [from = '', text = ''] = mark.split('.')
    const seen = Number(text)
    if (from !== epoch || !Number.isSafeInteger(seen) || seen < oldest || seen > at) return undefined
    return {
      orders: [...shown.values()].filter((one) => one.change > seen).map(({ order }) => order),
      gone: [...gone].filter(([, left]) => left > seen).map(([id]) => id),
      mark: `${epoch}.${at}`,
    }
  }

  const made = (): BoardLook => {
    const at = change
    const mark = `${epoch}.${at}`
    const orders = [...shown.values()].map(({ order }) => order)
    const differences = new Map<string, BoardDifference | undefined>()
    change += 1
    return {
      orders,
      mark,
      since: (earlier) => {
        if (differences.has(earlier)) return differences.get(earlier)
        // A shelf that has moved on no longer knows how it was.
        const difference = last?.mark === mark ? differenceSince(earlier, at) : undefined
        differences.set(earlier, difference)
        return difference
      },
    }
  }

  return {
    size: () => shown.size,
    has: (id) => shown.has(id) || hidden.has(id),
    ids: () => [...shown.keys(), ...hidden.keys()],
    printOf: (id) => shown.get(id)?.print ?? hidden.get(id),
    due: (now) => {
      if (now < nextDue) return []
      return [...shown].filter(([, { until }]) => until <= now).map(([id]) => id)
    },
    put: (read, now, isHouseNew) => {
      for (const one of read) {
        const { order, print } = one
        const until = shownUntil(one, now)
        if (until === undefined) {
          leave(order.id)
          hidden.set(order.id, print)
          continue
        }
        gone.delete(order.id)
        hidden.delete(order.id)
        const before = shown.get(order.id)
        if (before !== undefined && !isHouseNew && isSame(before, one)) continue
        shown.set(order.id, { order, print, until, change })
        last = undefined
      }
      nextDue = Number.POSITIVE_INFINITY
      for (const { until } of shown.values()) nextDue = Math.min(nextDue, until)
    },
    drop: (ids) => {
      for (const id of ids) {
        hidden.delete(id)
        leave(id)
      }
    },
    look: () => {
      last ??= made()
      return last
    },
  }
}

/** An order may be read twice for one change: when its notice came during the first read. */
function isSame({ order, print }: Shown, read: Zoned): boolean {
  return print === read.print && order.version === read.order.version && order.status === read.order.status
}
