import { type RawBuilder, sql } from 'kysely'

/** Who has shown a password, and what it was found right by. */
export interface ShownPassword {
  readonly brandId: string
  readonly patronId: string
  readonly passwordHash: string
}

/**
 * The patron `p`, for what is written because of a password: nobody, where it was changed since it was looked at. Whoever
 * changes it and whoever writes wait for each other, so that nothing that the old one opened outlives it.
 */
export function stillTheirs({ brandId, patronId, passwordHash }: ShownPassword): RawBuilder<unknown> {
  return sql`
    from patrons p
    where p.brand_id = ${brandId} and p.id = ${patronId} and p.password_hash = ${passwordHash}
    for share of p`
}
