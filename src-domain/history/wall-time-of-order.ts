import { isZoneKnown, type WallTime, wallTimeAt } from '../location/wall-clock.ts'
import type { PastLocation, PastOrder } from '../ordering/past-order.ts'

/**
 * When an order was placed, on the clock of its restaurant, or else on the reader's own (PROF-13). Absent where no moment
 * can be read.
 */
export function wallTimeOfOrder(
  {
    createdAt,
    location: { timeZone },
  }: Pick<PastOrder, 'createdAt'> & { readonly location: Pick<PastLocation, 'timeZone'> },
  readersZone: string,
): WallTime | undefined {
  const placed = Date.parse(createdAt)
  if (Number.isNaN(placed)) return undefined
  return wallTimeAt(placed, timeZone !== undefined && isZoneKnown(timeZone) ? timeZone : readersZone)
}
