import { sql } from 'kysely'
import { leastOrder, noneTaken, type OrderSize, type SlotFacts, takenFor } from '../../src-domain/scheduling/slots.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { Database } from '../store/database.ts'
import type { LocationSettings } from '../store/rows/location-settings.ts'
import { loadOf } from './slot-loads.ts'

/** `size`: of the order that looks for a time. */
export async function takenSlots(
  db: Database,
  brandId: string,
  { location, schedule }: LocationSettings,
  now: Instant,
  size: OrderSize = leastOrder,
): Promise<SlotFacts['taken']> {
  if (schedule.capacityPerSlot === undefined) return noneTaken
  const rows = await db
    .selectFrom('slot_loads')
    .select(['slot_at', 'taken', 'items', 'amount'])
    .where('brand_id', '=', brandId)
    .where('location_id', '=', location.id)
    .where(sql<boolean>`slot_at >= ${new Date(now).toISOString()}::timestamptz`)
    .execute()
  const bySlot = new Map(rows.map((row) => [row.slot_at.getTime() / 1000, loadOf(row)]))
  return (at) => takenFor(bySlot.get(at), size, schedule)
}
