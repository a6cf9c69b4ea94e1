import { sql } from 'kysely'

/**
 * Part of the statement that adds a patron as `added (id)`: the order of this token becomes the new patron's, with the
 * points that it earns (LOYAL-19). Only one that a guest of the same brand and the same e-mail placed, and that is
 * nobody's yet: whoever was handed the address of somebody else's order gets nothing by it, and no order is anybody's twice.
 */
export function guestOrderJoins(brandId: string, email: string, orderToken: string | undefined) {
  return sql`joined as (
        update orders o set patron_id = added.id from added
        where o.brand_id = ${brandId} and o.token = ${orderToken ?? ''} and o.patron_id is null
          and lower(o.ticket -> 'patron' ->> 'email') = ${email.toLowerCase()}
      )`
}
