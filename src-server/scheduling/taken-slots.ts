import { sql } from 'kysely'
import { noneTaken, type SlotFacts } from '../../src-domain/scheduling/slots.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { Database } from '../store/database.ts'
import type { LocationSettings } from '../store/rows/location-settings.ts'

export async function takenSlots(
  db: Database,
  brandId: string,
  { location, schedule }: LocationSettings,
  now: Instant,
): Promise<SlotFacts['taken']> {
  if (schedule.capacityPerSlot === undefined) return noneTaken
  const rows = await db
    .selectFrom('slot_loads')
    .select(['slot_at', 'taken'])
    .where('brand_id', '=', brandId)
    .where('location_id', '=', location.id)
    .where(sql<boolean>`slot_at >= ${new Date(now).toISOString()}::timestamptz`)
    .execute()
  const bySlot = new Map(rows.map(({ slot_at, taken }) => [slot_at.getTime() / 1000, taken]))
  return (at) => bySlot.get(at) ?? 0
}
