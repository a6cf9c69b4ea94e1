import { type RawBuilder, sql } from 'kysely'
import type { KitchenEvent } from '../../src-domain/kitchen/kitchen-event.ts'
import { kitchenFacts } from '../../src-domain/kitchen/kitchen-facts.ts'
import { type KitchenFacts, type KitchenState, kitchenState } from '../../src-domain/kitchen/kitchen-state.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { StoredTicket } from '../store/rows/stored-ticket.ts'

/** Events of `orders`, oldest first; null: none. */
export const kitchenEvents = sql<readonly KitchenEvent[] | null>`(
  select jsonb_agg(e.event order by e.version) from order_events e where e.order_id = orders.id)`

/** Time since which a member, a device or a till's key can move orders at a location; null: none can. */
export function boardSinceAt(brandId: RawBuilder<unknown>, locationId: RawBuilder<unknown>): RawBuilder<Date | null> {
  return sql`(
  select min(served.since) from (
    select s.enabled_at as since from staff s
    where s.brand_id = ${brandId} and (s.role = 'owner' or ${locationId} = any (s.location_ids))
    union all
    select d.paired_at from devices d
    where d.brand_id = ${brandId} and d.location_id = ${locationId} and d.revoked_at is null
    union all
    select k.created_at from api_keys k
    where k.brand_id = ${brandId} and k.location_id in ('', ${locationId}) and k.revoked_at is null
      and 'orders:write' = any (k.scopes)) served)`
}

/** The same at the location of `orders`. */
export const boardSince = boardSinceAt(sql.ref('orders.brand_id'), sql.ref('orders.location_id'))

/** Whether staff of the location of `orders` accept by hand. */
export const acceptsByHand = sql<boolean | null>`(
  select l.settings ? 'acceptance' from locations l
  where l.brand_id = orders.brand_id and l.id = orders.location_id)`

export interface KitchenRow {
  readonly placed_at: Date
  readonly kitchen_events: readonly KitchenEvent[] | null
  readonly board_since: Date | null
}

export interface KnownOrder {
  readonly facts: KitchenFacts
  readonly state: KitchenState
}

export function knownOrder(
  ticket: Pick<StoredTicket, 'orderType' | 'scheduledAt' | 'orderDate' | 'serviceEstimate' | 'estimatedPrepTime'>,
  { placed_at, kitchen_events, board_since }: KitchenRow,
  cancelledAt: Instant | undefined,
  now: Instant,
): KnownOrder {
  const facts = kitchenFacts(ticket, {
    placedAt: placed_at.getTime(),
    ...(cancelledAt === undefined ? {} : { cancelledAt }),
    ...(board_since === null ? {} : { boardSince: board_since.getTime() }),
  })
  return { facts, state: kitchenState(facts, kitchen_events ?? [], now) }
}
