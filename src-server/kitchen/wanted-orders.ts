import { type RawBuilder, sql } from 'kysely'

/**
 * Selects the ids of a location's orders that were placed, or are wanted, after `since`. Two ranges, each with an index:
 * the one of scheduled orders has no entry for other orders, so placing those does not pay for it.
 */
export function wantedOrders(
  location: { readonly brandId: unknown; readonly locationId: unknown },
  since: RawBuilder<unknown>,
  most: number,
): RawBuilder<unknown> {
  const after = (column: RawBuilder<unknown>) => sql`
    (select id from orders
      where brand_id = ${location.brandId} and location_id = ${location.locationId} and ${column} > ${since}
      order by ${column} desc limit ${most})`
  return sql`${after(sql.ref('placed_at'))} union ${after(sql.ref('scheduled_at'))}`
}
