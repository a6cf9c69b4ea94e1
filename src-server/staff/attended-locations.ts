import { sql } from 'kysely'
import type { Database } from '../store/database.ts'

export interface AttendedLocation {
  readonly brandId: string
  readonly locationId: string
}

/** Locations whose orders reach a board or a till: a member who joined, a paired device, or a key that reads orders. */
export async function attendedLocations(db: Database): Promise<readonly AttendedLocation[]> {
  const { rows } = await sql<{ readonly brand_id: string; readonly id: string }>`
    select l.brand_id, l.id from locations l
    where exists (
        select from staff s where s.brand_id = l.brand_id and s.enabled_at is not null
          and (s.role = 'owner' or l.id = any (s.location_ids)))
      or exists (
        select from devices d where d.brand_id = l.brand_id and d.location_id = l.id and d.revoked_at is null)
      or exists (
        select from api_keys k where k.brand_id = l.brand_id and k.location_id in ('', l.id)
          and k.revoked_at is null and 'orders:read' = any (k.scopes))`.execute(db)
  return rows.map(({ brand_id, id }) => ({ brandId: brand_id, locationId: id }))
}
