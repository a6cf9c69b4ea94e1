import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { BoardOrder } from '../../src-domain/kitchen/board-order.ts'
import type { OrderSearch } from '../../src-domain/kitchen/order-search.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { Database } from '../store/database.ts'
import { displayNumberIn } from '../store/rows/display-number.ts'
import { knownBoardOrders } from './board-orders.ts'

/** Orders that one search returns. */
const mostFound = 30

/**
 * The latest orders of a location that match. Reads the location's orders backwards by time, so a number, which repeats
 * every 900 orders, is found early. Names, phones and emails are sought only in orders that still have them.
 */
export async function findOrders(
  db: Database,
  { brandId, locationId }: { readonly brandId: string; readonly locationId: string },
  search: OrderSearch,
  now: Instant,
): Promise<readonly BoardOrder[]> {
  const wanted = sql`
    select o.id from orders o left join patrons p on p.brand_id = o.brand_id and p.id = o.patron_id
    where o.brand_id = ${brandId} and o.location_id = ${locationId} and ${matching(search)}
    order by o.placed_at desc limit ${mostFound}`
  const known = await knownBoardOrders(db, wanted, now)
  const timeOf = ({ scheduledAt, placedAt }: BoardOrder) => scheduledAt ?? placedAt
  return known.map(({ order }) => order).toSorted((a, b) => timeOf(b) - timeOf(a))
}

const phone = sql`regexp_replace(
  coalesce(o.submitted #>> '{guest,phone}', o.ticket #>> '{patron,phone}', ''), '[^0-9]', '', 'g')`
const firstName = sql`coalesce(o.submitted #>> '{guest,firstName}', p.profile ->> 'firstName', '')`
const lastName = sql`coalesce(o.submitted #>> '{guest,lastName}', p.profile ->> 'lastName', '')`

function matching(search: OrderSearch): RawBuilder<SqlBool> {
  switch (search._tag) {
    case 'Number':
      return sql`${displayNumberIn(sql`o.display_number`)} = ${search.number}`
    case 'Phone':
      return withName(sql`(${sql.join(search.digits.map(endsWith), sql` or `)})`)
    case 'Email':
      return withName(sql`lower(o.ticket #>> '{patron,email}') = ${search.email}`)
    case 'Name':
      return withName(sql`(
        starts_with(${folded(sql`${firstName} || ' ' || ${lastName}`)}, ${search.start})
        or starts_with(${folded(lastName)}, ${search.start}))`)
  }
}

function endsWith(digits: string) {
  return sql`right(${phone}, ${digits.length}::integer) = ${digits}`
}

function withName(condition: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql`o.nameless_at is null and ${condition}`
}

/** As `foldedName`. */
function folded(name: RawBuilder<unknown>): RawBuilder<string> {
  return sql`regexp_replace(normalize(lower(trim(${name})), NFD), '[\\u0300-\\u036f]', '', 'g')`
}
