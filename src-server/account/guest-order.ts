import { sql } from 'kysely'

/**
 * Part of the statement that adds a patron as `added (id)`: moves the order of this token, with its points, to the new
 * patron (LOYAL-19). The order must be a guest's, of the same brand and email, and not yet claimed. So a forwarded
 * order link gives nothing away, and no order is claimed twice.
 */
export function guestOrderJoins(brandId: string, email: string, orderToken: string | undefined) {
  return sql`joined as (
        update orders o set patron_id = added.id from added
        where o.brand_id = ${brandId} and o.token = ${orderToken ?? ''} and o.patron_id is null
          and lower(o.ticket -> 'patron' ->> 'email') = ${email.toLowerCase()}
      )`
}
