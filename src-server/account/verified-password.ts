import { type RawBuilder, sql } from 'kysely'

/** A verified password, with the hash it was verified against. */
export interface VerifiedPassword {
  readonly brandId: string
  readonly patronId: string
  readonly passwordHash: string
}

/**
 * Selects patron `p` with a lock, and only if the password hash is still the verified one. So a write authorised by an
 * old password cannot commit after the change.
 */
export function lockPatronByPassword({ brandId, patronId, passwordHash }: VerifiedPassword): RawBuilder<unknown> {
  return sql`
    from patrons p
    where p.brand_id = ${brandId} and p.id = ${patronId} and p.password_hash = ${passwordHash}
    for share of p`
}
