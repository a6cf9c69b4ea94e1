import { type RawBuilder, sql } from 'kysely'
import { remindedAt } from './acceptance-of.ts'

/** What a board shows of `orders` and can change, in short: it differs whenever the board's order does. */
export const boardPrint = sql<string>`concat_ws('/',
  coalesce((select p.version from order_progress p where p.order_id = orders.id), 0), orders.nameless_at is not null,
  (select concat(${epoch(sql`c.at`)}, c.reason) from cancellations c where c.order_id = orders.id),
  (select string_agg(concat(r.n, r.state), ',' order by r.n) from refunds r where r.order_id = orders.id),
  ${epoch(remindedAt)},
  (select concat(p.profile ->> 'firstName', ' ', p.profile ->> 'lastName') from patrons p
    where p.brand_id = orders.brand_id and p.id = orders.patron_id))`

/** Seconds since 1970: the time zone of a session does not change them. */
function epoch(column: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`extract(epoch from ${column})`
}
