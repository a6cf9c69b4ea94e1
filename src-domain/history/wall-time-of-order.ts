import { isZoneKnown, type WallTime, wallTimeAt } from '../location/wall-clock.ts'
import type { PastLocation, PastOrder } from '../ticket/past-order.ts'

/** In the restaurant's time zone, or the reader's if unknown (PROF-13). Undefined for an unreadable time. */
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
