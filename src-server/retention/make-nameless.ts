import { type RawBuilder, sql } from 'kysely'
import { ticketFields, unwritten } from '../../src-domain/own-data/nameless-ticket.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { Database } from '../store/database.ts'

export interface NamelessOrders {
  /** Selects the orders' ids as `id`. */
  readonly which: RawBuilder<unknown>
  readonly now: Instant
  readonly staysInHistory: boolean
}

/** Removes personal data and keeps amounts, dishes and times, so that the books do not change. Idempotent. */
export async function makeNameless(db: Database, { which, now, staysInHistory }: NamelessOrders): Promise<number> {
  const { rows } = await sql`
    with late as materialized (${which}),
    unnamed as (
      update orders o set
        nameless_at = coalesce(o.nameless_at, ${new Date(now).toISOString()}::timestamptz),
        patron_id = case when ${staysInHistory}::boolean then o.patron_id end,
        ticket = (o.ticket - ${removedFieldArray}) || jsonb_build_object('patron', '{}'::jsonb, 'items', (
          select coalesce(jsonb_agg(line || ${JSON.stringify(unwritten)}::jsonb order by at), '[]'::jsonb)
          from jsonb_array_elements(o.ticket -> 'items') with ordinality lines (line, at))),
        payment = o.payment - 'brand' - 'last4',
        submitted = '{}'::jsonb
      from late where o.id = late.id
      returning o.id, o.brand_id, o.key
    ),
    unnoted as (
      update order_lines l set notes = '' from late where l.order_id = late.id and l.notes <> ''
    ),
    unwritten as (
      update kitchen_tickets k set slip = '' from late where k.order_id = late.id and k.slip <> ''
    ),
    untracked as (
      update deliveries d set courier_lat = null, courier_long = null from late where d.order_id = late.id
    ),
    unreasoned as (
      update refunds r set reason = '' from late where r.order_id = late.id and r.reason <> ''
    ),
    unexplained as (
      update cancellations c set reason = '' from late where c.order_id = late.id and c.reason <> ''
    ),
    unspoken as (
      update order_messages m set text = '' from late where m.order_id = late.id and m.text <> ''
    ),
    undriven as (
      update order_events e set event = (e.event - 'driver') ||
        case when e.event ? 'reason' then '{"reason": ""}'::jsonb else '{}'::jsonb end
      from late where e.order_id = late.id and (e.event ? 'driver' or e.event ->> 'reason' <> '')
    ),
    unclaimed as (
      update placements p set patron_id = null from unnamed u
      where not ${staysInHistory}::boolean and p.brand_id = u.brand_id and p.key = u.key
    )
    select id from unnamed`.execute(db)
  return rows.length
}

const removedFields = Object.entries(ticketFields).flatMap(([field, is]) => (is === 'goes' ? [field] : []))
const removedFieldArray = sql`array[${sql.join(removedFields)}]::text[]`
