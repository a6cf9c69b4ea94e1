import { type CalendarDate, isoDate } from '../location/calendar-date.ts'
import type { PastOrder } from '../ticket/past-order.ts'
import { wallTimeOfOrder } from './wall-time-of-order.ts'

export interface DayOfOrders {
  /** Absent: the day is unknown. */
  readonly date?: CalendarDate
  readonly orders: readonly PastOrder[]
}

/** PROF-13: newest first. Each order's day is by its restaurant's calendar. */
export function ordersByDay(orders: readonly PastOrder[], readersZone: string): readonly DayOfOrders[] {
  const days = new Map<string, DayOfOrders>()
  for (const order of orders.toSorted((a, b) => placedAt(b) - placedAt(a))) {
    const wall = wallTimeOfOrder(order, readersZone)
    const name = wall === undefined ? '' : isoDate(wall)
    const known = days.get(name)?.orders ?? []
    days.set(name, { ...(wall === undefined ? {} : { date: wall }), orders: [...known, order] })
  }
  // Two time zones can interleave days.
  return [...days].sort(([a], [b]) => (a < b ? 1 : a > b ? -1 : 0)).map(([, day]) => day)
}

/** Orders without a readable time come last. */
function placedAt({ createdAt }: PastOrder): number {
  const placed = Date.parse(createdAt)
  return Number.isNaN(placed) ? Number.MIN_SAFE_INTEGER : placed
}
