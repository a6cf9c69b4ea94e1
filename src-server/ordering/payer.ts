import { sql } from 'kysely'
import { type Minor, minor, zero } from '../../src-domain/money/minor.ts'
import type { Caller } from '../caller.ts'
import type { Database } from '../store/database.ts'

export interface PayerAccount {
  readonly availableCredit: Minor
  readonly email?: string
  readonly phone?: string
  readonly firstName?: string
  readonly lastName?: string
  readonly card?: { readonly account: string; readonly token: string; readonly brand: string; readonly last4: string }
}

const guest: PayerAccount = { availableCredit: zero }

interface Row {
  readonly available: number
  readonly email: string | null
  readonly phone: string | null
  readonly first_name: string | null
  readonly last_name: string | null
  readonly processor: string | null
  readonly token: string | null
  readonly brand: string | null
  readonly last4: string | null
}

/**
 * Credit not held by other orders, and the primary card, else the first (PAY-51). `vault`: the account that can charge
 * cards for this order; its cards come before others.
 */
export async function payerOf(db: Database, { brandId, patronId }: Caller, vault: string): Promise<PayerAccount> {
  if (patronId === undefined) return guest
  const { rows } = await sql<Row>`
    select p.credit - p.credit_held as available, p.profile ->> 'email' as email, p.profile -> 'phone' ->> 'value' as phone,
      p.profile ->> 'firstName' as first_name, p.profile ->> 'lastName' as last_name, c.processor, c.token, c.brand, c.last4
    from patrons p
    left join lateral (
      select * from saved_cards s where s.brand_id = p.brand_id and s.patron_id = p.id 
      order by s.processor = ${vault} desc, s.is_primary desc, s.kept_at, s.id limit 1
    ) c on true
    where p.brand_id = ${brandId} and p.id = ${patronId}`.execute(db)
  const row = rows[0]
  if (row === undefined) return guest
  return {
    availableCredit: minor(row.available),
    ...(row.email === null ? {} : { email: row.email }),
    ...(row.phone === null ? {} : { phone: row.phone }),
    ...(row.first_name === null ? {} : { firstName: row.first_name }),
    ...(row.last_name === null ? {} : { lastName: row.last_name }),
    ...cardOf(row),
  }
}

function cardOf({ processor, token, brand, last4 }: Row): Pick<PayerAccount, 'card'> {
  return processor === null || token === null || brand === null || last4 === null
    ? {}
    : { card: { account: processor, token, brand, last4 } }
}
