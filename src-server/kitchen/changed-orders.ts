import { type RawBuilder, sql } from 'kysely'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { Database } from '../store/database.ts'
import { boardPrint } from './board-print.ts'
import { boardSinceAt } from './kitchen-rows.ts'

interface Asked {
  readonly brandId: string
  readonly locationId: string
  readonly placedSince: Instant
  /** Keys of placements of the brand, which may be of other locations. */
  readonly keys: readonly string[]
}

/** Orders that came to a location, and its settings and staff in short. One statement by indexes, whatever is open. */
export async function comeOrders(
  db: Database,
  { brandId, locationId, placedSince, keys }: Asked,
): Promise<{ readonly ids: readonly string[]; readonly house: string }> {
  const { rows } = await sql<{
    readonly ids: readonly string[] | null
    readonly settings_version: string | null
    readonly board_since: Date | null
  }>`
    select
      (select jsonb_agg(come.id) from (
        select o.id from orders o where o.brand_id = ${brandId} and o.location_id = ${locationId}
          and o.placed_at > ${new Date(placedSince).toISOString()}::timestamptz
        union
        select p.order_id from jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb) as asked (key)
          join placements p on p.brand_id = ${brandId} and p.key = asked.key::uuid and p.state = 'placed'
      ) come) as ids,
      (select l.settings_version from locations l where l.brand_id = ${brandId} and l.id = ${locationId})
        as settings_version,
      ${boardSinceAt(sql`${brandId}`, sql`${locationId}`)} as board_since`.execute(db)
  const [row] = rows
  return { ids: row?.ids ?? [], house: houseOf(row?.settings_version ?? '', row?.board_since?.getTime()) }
}

/** What a location has that changes all its orders: its settings, and since when its board is served. */
export function houseOf(settingsVersion: string, boardSince: Instant | undefined): string {
  return `${settingsVersion} ${boardSince ?? ''}`
}

/** What each order on a board is like now, in short. */
export async function boardPrints(db: Database, wanted: RawBuilder<unknown>): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ readonly id: string; readonly print: string }>`
    select orders.id, ${boardPrint} as print from orders where id in (${wanted})`.execute(db)
  return new Map(rows.map(({ id, print }) => [id, print]))
}
