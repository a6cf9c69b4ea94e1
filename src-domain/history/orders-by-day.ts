import { type CalendarDate, isoDate } from '../location/calendar-date.ts'
import type { PastOrder } from '../ordering/past-order.ts'
import { wallTimeOfOrder } from './wall-time-of-order.ts'

/** The orders of one day. */
export interface DayOfOrders {
  /** Absent: nobody knows of which. */
  readonly date?: CalendarDate
  readonly orders: readonly PastOrder[]
}

/** PROF-13: the newest day first, and in it the newest order; each by the calendar of its own restaurant. */
export function ordersByDay(orders: readonly PastOrder[], readersZone: string): readonly DayOfOrders[] {
  const days = new Map<string, DayOfOrders>()
  for (const order of orders.toSorted((a, b) => placedAt(b) - placedAt(a))) {
    const wall = wallTimeOfOrder(order, readersZone)
    const name = wall === undefined ? '' : isoDate(wall)
    const known = days.get(name)?.orders ?? []
    days.set(name, { ...(wall === undefined ? {} : { date: wall }), orders: [...known, order] })
  }
  // A day in two zones may have begun twice.
  return [...days].sort(([a], [b]) => (a < b ? 1 : a > b ? -1 : 0)).map(([, day]) => day)
}

/** What has no readable time comes last. */
function placedAt({ createdAt }: PastOrder): number {
  const placed = Date.parse(createdAt)
  return Number.isNaN(placed) ? Number.MIN_SAFE_INTEGER : placed
}
