import { sql } from 'kysely'

/**
 * Moves the guest order of this token to the new patron (LOYAL-19). Brand and email must match, so that a forwarded
 * order link gives nothing away.
 */
export function guestOrderJoins(brandId: string, email: string, orderToken: string | undefined) {
  return sql`joined as (
        update orders o set patron_id = added.id from added
        where o.brand_id = ${brandId} and o.token = ${orderToken ?? ''} and o.patron_id is null
          and lower(o.ticket -> 'patron' ->> 'email') = ${email.toLowerCase()}
      )`
}
