import { sql } from 'kysely'
import { byDiningOption } from '../../src-domain/dining-option/dining-option.ts'
import { slotMinutes } from '../../src-domain/scheduling/slots.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import { promisedMinutesOf } from '../scheduling/slot-facts.ts'
import type { Database } from '../store/database.ts'
import type { LocationSettings } from '../store/rows/location-settings.ts'

/** Days in which an order for later was placed at the earliest. */
const longestAhead = 60

/**
 * Counts the orders of current and later slots, because a location without a throttle counts none when it takes them.
 * Keeps greater numbers, which include places that are held.
 */
export async function countSlots(
  db: Database,
  brandId: string,
  settings: LocationSettings,
  now: Instant,
): Promise<void> {
  const minutes = JSON.stringify(byDiningOption((type) => promisedMinutesOf(settings, type) ?? 0))
  const at = sql`${new Date(now).toISOString()}::timestamptz`
  const quarter = slotMinutes * 60
  await sql`
    insert into slot_loads as s (brand_id, location_id, slot_at, taken, items, amount)
    select brand_id, location_id, slot_at, count(*), sum(items), sum(amount)
    from (
      select o.brand_id, o.location_id, l.items, l.amount, to_timestamp(floor(extract(epoch from
          coalesce(to_timestamp((o.terms ->> 'slotAt')::bigint), o.scheduled_at, o.placed_at
            + coalesce((${minutes}::jsonb ->> (o.ticket ->> 'orderType'))::numeric, 0) * interval '1 minute')
        ) / ${quarter}::integer) * ${quarter}::integer) as slot_at
      from orders o
      cross join lateral (
        select coalesce(sum(quantity), 0) as items, coalesce(sum(quantity * unit_price), 0) as amount
        from order_lines where order_lines.order_id = o.id
      ) l
      where o.brand_id = ${brandId} and o.location_id = ${settings.location.id}
        and o.placed_at > ${at} - ${longestAhead}::integer * interval '1 day'
        and not exists (select from cancellations c where c.order_id = o.id)
    ) counted
    where slot_at > ${at} - ${quarter}::integer * interval '1 second'
    group by brand_id, location_id, slot_at
    on conflict (brand_id, location_id, slot_at) do update set taken = greatest(s.taken, excluded.taken),
      items = greatest(s.items, excluded.items), amount = greatest(s.amount, excluded.amount)`.execute(db)
}
