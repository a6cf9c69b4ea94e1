import { sql } from 'kysely'
import type { Database } from '../store/database.ts'

/**
 * Hands orders to the kitchen, and opens the way of those that are delivered. The effect is in this database, so taking the jobs and doing them is one statement:
 * exactly once. Answers how many.
 */
export const handToKitchen = async (db: Database): Promise<number> => {
  const { rows } = await sql<{ done: string | number }>`
    with due as (
      select id, subject from jobs where kind = 'kitchen' and not is_dead and run_at <= now()
      order by id limit 500 for update skip locked
    ),
    gone as (delete from jobs using due where jobs.id = due.id),
    handed as (
      insert into kitchen_tickets (order_id, brand_id, location_id)
      select o.id, o.brand_id, o.location_id from due join orders o on o.id = due.subject
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
