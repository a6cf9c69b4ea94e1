import { createHash, randomBytes } from 'node:crypto'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { Database } from '../store/database.ts'

/** A new session of the patron. Its token is told once and kept nowhere. */
export async function beginSession(db: Database, brandId: string, patronId: string, now: Instant): Promise<string> {
  const token = newToken()
  const at = new Date(now).toISOString()
  await db
    .insertInto('sessions')
    .values({ token_hash: hashedToken(token), brand_id: brandId, patron_id: patronId, created_at: at, seen_at: at })
    .execute()
  return token
}

/** 256 bits. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** As a row keeps a token: who reads the row cannot show it. */
export const hashedToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
