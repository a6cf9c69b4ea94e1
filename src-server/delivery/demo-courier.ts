import { sql } from 'kysely'
import { readyAt } from '../../src-domain/ticket/ready-in.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Database } from '../store/database.ts'
import type { StoredTicket } from '../store/rows/stored-ticket.ts'
import { courierTrip } from './courier-trip.ts'
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
}

/**
 * Simulates couriers. Positions follow from the start time, so many processes may run this. Returns the number of
 * active deliveries.
 */
export async function driveDemoCouriers(db: Database, catalogue: Catalogue, trip: number): Promise<number> {
  const rows = await activeDeliveries(db)
  const moved = await Promise.all(
    rows.map(async ({ order_id, brand_id, location_id, ticket, promised_at, passed }) => {
      const known = await catalogue.location(brand_id, location_id)
      const origin = coordinatesOf(known?.settings.location.address)
      const { status, courier } = courierTrip(passed / trip, origin, coordinatesOf(ticket.deliveryInfo))
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

/** Omits deliveries by the restaurant's own driver, and those that staff have yet to accept by hand. */
async function activeDeliveries(db: Database): Promise<readonly ActiveDelivery[]> {
  const { rows } = await sql<ActiveDelivery>`
    select d.order_id, d.brand_id, o.location_id, o.ticket,
      (select p.promised_at from order_progress p where p.order_id = d.order_id) as promised_at,
      (extract(epoch from now() - d.began_at) * 1000)::double precision as passed
    from deliveries d join orders o on o.id = d.order_id
    where d.status not in ('delivered', 'canceled', 'returned')
      and not exists (
        select from order_progress p where p.order_id = d.order_id and p.status in ('out-for-delivery', 'completed'))
      and (exists (select from order_progress p where p.order_id = d.order_id) or not exists (
        select from locations l where l.brand_id = o.brand_id and l.id = o.location_id and l.settings ? 'acceptance'))
    order by d.began_at limit ${atOnce}`.execute(db)
  return rows
}
