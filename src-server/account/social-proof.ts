import { sql } from 'kysely'
import type { SocialPlatform } from '../../src-domain/brand/social-platform.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { Database } from '../store/database.ts'
import { hashedToken, newToken } from './session-tokens.ts'

export interface SocialProof {
  readonly brandId: string
  readonly platform: SocialPlatform
  readonly subject: string
  /** Only if verified. */
  readonly email: string | undefined
}

/** Milliseconds. */
const proofLife = 60 * 60_000

export async function keepProof(db: Database, proof: SocialProof, now: Instant): Promise<string> {
  const token = newToken()
  await sql`delete from social_proofs where until < ${new Date(now).toISOString()}::timestamptz`.execute(db)
  await sql`
    insert into social_proofs (token_hash, brand_id, platform, subject, email, until) values (
      ${hashedToken(token)}, ${proof.brandId}, ${proof.platform}, ${proof.subject}, ${proof.email ?? null},
      ${new Date(now + proofLife).toISOString()}::timestamptz)`.execute(db)
  return token
}
