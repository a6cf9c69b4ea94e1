import { type RawBuilder, sql } from 'kysely'

export interface VerifiedPassword {
  readonly brandId: string
  readonly patronId: string
  readonly passwordHash: string
}

/**
 * Locks patron `p` only if the password hash is still the verified one, so that an old password authorises no write.
 */
export function lockPatronByPassword({ brandId, patronId, passwordHash }: VerifiedPassword): RawBuilder<unknown> {
  return sql`
    from patrons p
    where p.brand_id = ${brandId} and p.id = ${patronId} and p.password_hash = ${passwordHash}
    for share of p`
}
