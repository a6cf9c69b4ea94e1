import { sql } from 'kysely'
import { deliveryStart } from '../delivery/delivery-start.ts'
import { kitchenSlip } from '../kitchen/kitchen-slip.ts'
import type { MailHouse } from '../mail/mail-house.ts'
import { mailedOrders } from '../mail/mailed-order.ts'
import type { Database } from '../store/database.ts'

/**
 * Writes slips of orders drafted before ADR 43 and marks cancelled ones. Works exactly once, because job and slip
 * share one statement.
 */
export async function handToKitchen(db: Database, houseOf: (brandId: string) => MailHouse): Promise<number> {
  // Takes no locks: a concurrent reader would write the same slip.
  const orders = await mailedOrders(
    db,
    // Reads in index order, because ordering by id would read every waiting job.
    sql`select subject as id from jobs where kind = 'kitchen' and not is_dead and run_at <= now()
      order by kind, brand_id, location_id limit 500`,
  )
  if (orders.length === 0) return 0
  const slips = orders.map((order) => ({
    id: order.id,
    slip: kitchenSlip(order, houseOf(order.brandId)),
  }))
  const { rows } = await sql<{ done: string | number }>`
    with written as (
      select * from jsonb_to_recordset(${JSON.stringify(slips)}::jsonb) as one(id text, slip text)
    ),
    due as (
      select jobs.id, jobs.subject, written.slip from jobs join written on written.id = jobs.subject
      where kind = 'kitchen' and not is_dead and run_at <= now()
      order by jobs.id for update of jobs skip locked
    ),
    gone as (delete from jobs using due where jobs.id = due.id),
    handed as (
      insert into kitchen_tickets (order_id, brand_id, location_id, slip)
      select o.id, o.brand_id, o.location_id, due.slip from due join orders o on o.id = due.subject
      on conflict (order_id) do update set slip = excluded.slip
        where exists (select from cancellations c where c.order_id = excluded.order_id)
    ),
    opened as (
      insert into deliveries (order_id, brand_id, began_at)
      select o.id, o.brand_id, ${deliveryStart(sql`o.scheduled_at`)}
      from due join orders o on o.id = due.subject where o.order_type = 'delivery'
      on conflict (order_id) do nothing
    )
    select count(*) as done from due`.execute(db)
  return Number(rows[0]?.done ?? 0)
}
