import { sql } from 'kysely'
import { minor } from '../../src-domain/money/minor.ts'
import type { SlotLoad } from '../../src-domain/scheduling/slots.ts'
import type { Clock, Instant } from '../../src-domain/time/clock.ts'
import type { Database } from '../store/database.ts'

/** By start of the slot (Unix seconds). */
export type LoadsOfLocation = ReadonlyMap<number, SlotLoad>

/** For display, never to decide a placement. */
export interface SlotLoads {
  readonly of: (brandId: string) => Promise<ReadonlyMap<string, LoadsOfLocation>>
  readonly forget: (brandId: string) => void
}

/** Milliseconds. */
const freshFor = 1_000

export function loadOf({ taken, items, amount }: { taken: number; items: number; amount: number }): SlotLoad {
  return { orders: taken, items, amount: minor(amount) }
}

export const noLoads: LoadsOfLocation = new Map()

export function openSlotLoads(db: Database, clock: Clock): SlotLoads {
  const remembered = new Map<
    string,
    { readonly at: Instant; readonly loads: Promise<ReadonlyMap<string, LoadsOfLocation>> }
  >()

  const read = async (brandId: string, now: Instant) => {
    const rows = await db
      .selectFrom('slot_loads')
      .select(['location_id', 'slot_at', 'taken', 'items', 'amount'])
      .where('brand_id', '=', brandId)
      .where(sql<boolean>`slot_at >= ${new Date(now).toISOString()}::timestamptz`)
      .execute()
    const byLocation = new Map<string, Map<number, SlotLoad>>()
    for (const { location_id, slot_at, ...row } of rows) {
      const loads = byLocation.get(location_id) ?? new Map<number, SlotLoad>()
      byLocation.set(location_id, loads.set(slot_at.getTime() / 1000, loadOf(row)))
    }
    return byLocation
  }

  const forget = (brandId: string) => {
    remembered.delete(brandId)
  }
  return {
    of: (brandId) => {
      const now = clock.now()
      const known = remembered.get(brandId)
      if (known !== undefined && Math.abs(now - known.at) < freshFor) return known.loads
      const loads = read(brandId, now)
      remembered.set(brandId, { at: now, loads })
      loads.catch(() => forget(brandId))
      return loads
    },
    forget,
  }
}
