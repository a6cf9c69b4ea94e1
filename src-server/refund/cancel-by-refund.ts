import { type RawBuilder, sql } from 'kysely'

/**
 * Table expressions after `claim (order_id, n, brand_id)`. Cancels the order when its refund is claimed, because a
 * processor may take days.
 */
export function cancelByRefund(reason: string, n: number): RawBuilder<unknown> {
  return sql`
    called_off as (
      insert into cancellations (order_id, brand_id, reason) select order_id, brand_id, ${reason}::text from claim
      returning order_id
    ),
    freed as (
      update slot_loads s set taken = s.taken - 1,
        items = greatest(0, s.items - coalesce((o.terms ->> 'slotItems')::integer, 0)),
        amount = greatest(0, s.amount - coalesce((o.terms ->> 'slotAmount')::integer, 0))
      from called_off c join orders o on o.id = c.order_id
      where (o.terms ->> 'takesSlot')::boolean and s.brand_id = o.brand_id and s.location_id = o.location_id
        and s.slot_at = coalesce(to_timestamp((o.terms ->> 'slotAt')::bigint), o.scheduled_at) and s.taken > 0
    ),
    uncounted as (
      select o.brand_id, o.location_id, u.*
      from called_off c join orders o on o.id = c.order_id
      cross join lateral jsonb_to_recordset(o.terms -> 'counted') as u ("itemId" text, units integer, version uuid)
      where not exists (
        select from order_events e where e.order_id = o.id and e.event ->> '_tag' not in ('Delayed', 'Cancelled'))
    ),
    recounted as (
      select l.item_id from left_counts l join uncounted u
        on l.brand_id = u.brand_id and l.location_id = u.location_id and l.item_id = u."itemId" and l.version = u.version
      order by l.item_id for update of l
    ),
    given_back as (
      update left_counts l set units = l.units + u.units from uncounted u join recounted r on r.item_id = u."itemId"
      where l.brand_id = u.brand_id and l.location_id = u.location_id and l.item_id = u."itemId" and l.version = u.version
    ),
    stopped as (
      update deliveries d set status = 'canceled' from called_off c
      where d.order_id = c.order_id and d.status not in ('delivered', 'canceled', 'returned')
    ),
    told as (
      insert into jobs (brand_id, kind, subject, payload, location_id)
      select o.brand_id, kinds.kind, o.id, jsonb_build_object('n', ${n}::integer), o.location_id
      from called_off c join orders o on o.id = c.order_id
      left join locations l on l.brand_id = o.brand_id and l.id = o.location_id
      cross join lateral (
        select 'kitchen' as kind
        union all select 'kitchen-mail' where l.settings -> 'kitchen' ? 'email'
        union all select 'kitchen-webhook' where l.settings -> 'kitchen' ? 'webhook'
        union all select 'refund-mail' where o.ticket -> 'patron' ->> 'email' <> ''
      ) kinds
    ),`
}
