import { sql } from 'kysely'
import { ticketFrom } from '../ordering/complete-order.ts'
import type { StoredPayment } from '../ordering/stored-payment.ts'
import type { StoredTicket } from '../ordering/stored-ticket.ts'
import type { Database } from '../store/database.ts'
import { kitchenSlip } from './kitchen-slip.ts'

interface Waiting {
  readonly id: string
  readonly ticket: StoredTicket
  readonly payment: StoredPayment
  readonly display_number: string | number
  readonly note: string | null
}

/** Orders whose job is due. Nothing is taken yet: who reads the same meanwhile writes the same slip. */
const waiting = async (db: Database): Promise<readonly Waiting[]> => {
  const { rows } = await sql<Waiting>`
    select o.id, o.ticket, o.payment, o.display_number, o.submitted->'order'->>'note' as note
    from (
      select subject from jobs where kind = 'kitchen' and not is_dead and run_at <= now() order by id limit 500
    ) due join orders o on o.id = due.subject`.execute(db)
  return rows
}

/**
 * Hands orders to the kitchen with what it reads, and opens the way of those that are delivered. The effect is in this
 * database, so taking the jobs and doing them is one statement: exactly once. Answers how many.
 */
export const handToKitchen = async (db: Database): Promise<number> => {
  const orders = await waiting(db)
  if (orders.length === 0) return 0
  const slips = orders.map(({ id, ticket, payment, display_number, note }) => ({
    id,
    slip: kitchenSlip(ticketFrom(ticket, display_number, payment), note ?? ''),
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
      on conflict (order_id) do nothing
    ),
    opened as (
      insert into deliveries (order_id, brand_id, began_at)
      select o.id, o.brand_id, greatest(now(), o.scheduled_at - interval '20 minutes')
      from due join orders o on o.id = due.subject where o.order_type = 'delivery'
      on conflict (order_id) do nothing
    )
    select count(*) as done from due`.execute(db)
  return Number(rows[0]?.done ?? 0)
}
