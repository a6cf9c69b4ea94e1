import { sql } from 'kysely'
import type { SocialPlatform } from '../../src-domain/brand/social-platform.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { Database } from '../store/database.ts'
import { hashedToken, newToken } from './session-tokens.ts'

export interface SocialProof {
  readonly brandId: string
  readonly platform: SocialPlatform
  readonly subject: string
  /** Present if the platform verified it. */
  readonly email: string | undefined
}

/** Milliseconds: time to complete the form. */
const proofLife = 60 * 60_000

/** Stores a verified person of a platform and returns its token. Deletes expired proofs. */
export async function keepProof(db: Database, proof: SocialProof, now: Instant): Promise<string> {
  const token = newToken()
  await sql`delete from social_proofs where until < ${new Date(now).toISOString()}::timestamptz`.execute(db)
  await sql`
    insert into social_proofs (token_hash, brand_id, platform, subject, email, until) values (
      ${hashedToken(token)}, ${proof.brandId}, ${proof.platform}, ${proof.subject}, ${proof.email ?? null},
      ${new Date(now + proofLife).toISOString()}::timestamptz)`.execute(db)
  return token
}
