import { type RawBuilder, sql } from 'kysely'
import type { CountedUnits } from '../../src-domain/availability/counted-units.ts'

/** What an order takes from the counts of a location. */
export interface ClaimedUnits {
  readonly locationId: string
  readonly units: readonly CountedUnits[]
}

interface Taker {
  readonly brandId: string
  readonly key: string
  readonly counted: ClaimedUnits | undefined
}

/**
 * Takes the units of every count or, if one has too few or was set again, none. The rows are locked in the order of
 * their ids, so two orders never deadlock.
 */
export function countedTables({ brandId, key }: Taker, { locationId, units }: ClaimedUnits, isHeld: boolean) {
  const rows = units.map(({ itemId, ...unit }, position) => ({ position, item_id: itemId, ...unit }))
  const hold = sql`
    , units_held as (
      insert into left_holds (brand_id, key, location_id, item_id, units, version)
      select ${brandId}::text, ${key}::uuid, ${locationId}::text, item_id, units, version from counted
    )`
  return sql`
    , wanted_units as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as a (position integer, item_id text, units integer, version uuid)
      where a.position between 0 and 999
    ), counts_locked as (
      select c.item_id from left_counts c join wanted_units w on w.item_id = c.item_id, (select from claim) k
      where c.brand_id = ${brandId} and c.location_id = ${locationId} order by c.item_id for update of c
    ), counted as (
      update left_counts c set units = c.units - w.units
      from counts_locked l join wanted_units w on w.item_id = l.item_id
      where c.brand_id = ${brandId} and c.location_id = ${locationId} and c.item_id = l.item_id
        and c.version = w.version and c.units >= w.units
      returning c.item_id, w.units, c.version
    ) ${isHeld ? hold : sql``}`
}

/** A branch of the statement's verdict. */
export function unlessCounted({ units }: ClaimedUnits): RawBuilder<unknown> {
  return sql`when (select count(*) from counted) < ${units.length}::integer then refuse('count')`
}
