import { type RawBuilder, sql } from 'kysely'
import type { CourierTrip } from '../../src-domain/kitchen/courier-service.ts'
import type { DeliveryStatus } from '../../src-domain/ticket/tracking.ts'
import type { Database } from '../store/database.ts'

/** Limit of deliveries per pass and kind. */
const atOnce = 50

export interface CourierRow {
  readonly order_id: string
  readonly status: DeliveryStatus
}

function rowsWhere(db: Database, condition: RawBuilder<unknown>): Promise<readonly CourierRow[]> {
  return sql<CourierRow>`
    select d.order_id, d.status from deliveries d join orders o on o.id = d.order_id
    where ${condition} order by d.began_at limit ${atOnce}`
    .execute(db)
    .then(({ rows }) => rows)
}

const hasOwnDriver = sql`exists (
  select from order_events e where e.order_id = d.order_id and e.event ->> '_tag' = 'SentOut' and e.event ? 'driver')`
const isCancelled = sql`exists (select from cancellations c where c.order_id = d.order_id)`
const hasProgress = sql`exists (select from order_progress p where p.order_id = d.order_id)`
const isUnderWay = sql`exists (
  select from order_progress p where p.order_id = d.order_id
    and p.status in ('out-for-delivery', 'completed', 'cancelled'))`
const acceptsByHand = sql`exists (
  select from locations l where l.brand_id = o.brand_id and l.id = o.location_id and l.settings ? 'acceptance')`

/** Accepted deliveries that begin, since a day at most: older ones have ended, whatever their row says. */
export function deliveriesToRequest(db: Database): Promise<readonly CourierRow[]> {
  return rowsWhere(
    db,
    sql`d.courier_state is null and d.status = 'pending'
      and d.began_at between now() - interval '1 day' and now()
      and not ${isUnderWay} and not ${isCancelled} and (${hasProgress} or not ${acceptsByHand})`,
  )
}

export function requestedDeliveries(db: Database): Promise<readonly CourierRow[]> {
  return rowsWhere(
    db,
    sql`d.courier_state = 'requested' and d.status not in ('delivered', 'canceled', 'returned')
      and not ${hasOwnDriver} and not ${isCancelled}`,
  )
}

/** Trips of cancelled orders, and of those that the restaurant's own driver took over. */
export function tripsToCancel(db: Database): Promise<readonly CourierRow[]> {
  return rowsWhere(db, sql`d.courier_state = 'requested' and (${hasOwnDriver} or ${isCancelled})`)
}

export async function endCourier(db: Database, orderId: string, state: 'refused' | 'ended'): Promise<void> {
  await sql`
    update deliveries set courier_state = ${state}, courier_lat = null, courier_long = null
    where order_id = ${orderId}`.execute(db)
}

/**
 * Writes what the service said, unless the delivery changed since `row` was read: staff may have sent their own driver
 * meanwhile.
 */
export async function writeTrip(
  db: Database,
  { order_id: orderId, status: seen }: CourierRow,
  { status, courier, dropoffAt }: CourierTrip,
): Promise<void> {
  const due = dropoffAt === undefined ? null : new Date(dropoffAt).toISOString()
  await sql`
    update deliveries set courier_state = 'requested', status = ${status}, courier_lat = ${courier?.lat ?? null}::float8,
      courier_long = ${courier?.long ?? null}::float8, due_at = coalesce(${due}::timestamptz, due_at)
    where order_id = ${orderId} and status not in ('delivered', 'canceled', 'returned')
      and status in (${seen}, ${status}) and (courier_state is null or courier_state = 'requested')`.execute(db)
}
