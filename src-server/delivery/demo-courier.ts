import { type RawBuilder, sql } from 'kysely'
import { readyAt } from '../../src-domain/ticket/ready-in.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { boardSince } from '../kitchen/kitchen-rows.ts'
import type { Database } from '../store/database.ts'
import type { StoredTicket } from '../store/rows/stored-ticket.ts'
import { courierTrip, shareWithBoard } from './courier-trip.ts'
import { coordinatesOf } from './deliveries.ts'

const atOnce = 500

interface ActiveDelivery {
  readonly order_id: string
  readonly brand_id: string
  readonly location_id: string
  readonly ticket: StoredTicket
  /** The restaurant's new promise; null: that of the ticket. */
  readonly promised_at: Date | null
  /** Milliseconds since the start; negative for a future delivery. */
  readonly passed: number
  readonly has_board: boolean
  /** Milliseconds since staff accepted the order and it began; null: they did not. */
  readonly since_accepted: number | null
  readonly since_ready: number | null
}

/**
 * Simulates couriers. Positions follow from the start time, so many processes may run this. Returns the number of
 * active deliveries.
 */
export async function driveDemoCouriers(db: Database, catalogue: Catalogue, trip: number): Promise<number> {
  const rows = await activeDeliveries(db)
  const moved = await Promise.all(
    rows.map(async (row) => {
      const { order_id, brand_id, location_id, ticket, promised_at, passed } = row
      const share = row.has_board
        ? shareWithBoard({ sinceAccepted: row.since_accepted, sinceReady: row.since_ready }, trip)
        : passed / trip
      const known = await catalogue.location(brand_id, location_id)
      const origin = coordinatesOf(known?.settings.location.address)
      const { status, courier } = courierTrip(share, origin, coordinatesOf(ticket.deliveryInfo))
      return {
        order_id,
        status,
        lat: courier?.lat ?? null,
        long: courier?.long ?? null,
        due: promised_at?.getTime() ?? readyAt(ticket) ?? null,
      }
    }),
  )
  if (moved.length === 0) return 0
  await sql`
    update deliveries d set status = m.status, courier_lat = m.lat, courier_long = m.long,
      due_at = coalesce(to_timestamp(m.due / 1000), d.began_at + ${trip}::double precision * interval '1 millisecond')
    from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb)
      as m(order_id text, status text, lat double precision, long double precision, due double precision)
    where d.order_id = m.order_id and d.status not in ('delivered', 'canceled', 'returned')`.execute(db)
  return moved.length
}

/** Omits deliveries by the restaurant's own driver, and those that staff with a board have yet to accept. */
async function activeDeliveries(db: Database): Promise<readonly ActiveDelivery[]> {
  const { rows } = await sql<ActiveDelivery>`
    select d.order_id, d.brand_id, orders.location_id, orders.ticket,
      (select p.promised_at from order_progress p where p.order_id = d.order_id) as promised_at,
      ${since(sql`d.began_at`)} as passed,
      ${boardSince} is not null as has_board,
      case when happened.accepted_at is not null then ${since(sql`greatest(d.began_at, happened.accepted_at)`)} end
        as since_accepted,
      case when happened.ready_at is not null then ${since(sql`greatest(d.began_at, happened.ready_at)`)} end
        as since_ready
    from deliveries d join orders on orders.id = d.order_id
    cross join lateral (
      select min(e.at) filter (where e.event ->> '_tag' in ('Accepted', 'Ready')) as accepted_at,
        min(e.at) filter (where e.event ->> '_tag' = 'Ready') as ready_at
      from order_events e where e.order_id = d.order_id) happened
    where d.status not in ('delivered', 'canceled', 'returned')
      and not exists (
        select from order_progress p where p.order_id = d.order_id and p.status in ('out-for-delivery', 'completed'))
      and (happened.accepted_at is not null or ${boardSince} is null)
    order by d.began_at limit ${atOnce}`.execute(db)
  return rows
}

/** In milliseconds. */
function since(time: RawBuilder<unknown>): RawBuilder<number> {
  return sql`(extract(epoch from now() - ${time}) * 1000)::double precision`
}
