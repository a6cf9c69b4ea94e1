import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import { sql } from 'kysely'
import type { Clock, Instant } from '../../src-domain/time/clock.ts'
import type { Database } from '../store/database.ts'
import {
  type NotOwned,
  type OwnershipCaller,
  type OwnershipNeeds,
  type OwnershipProof,
  ownershipOf,
} from './ownership.ts'
import { spendPin } from './pin-codes.ts'
import { hashedToken } from './session-tokens.ts'

/** Milliseconds. A stolen session is usually older. */
const provedFor = 600_000

export async function isProved(db: Database, brandId: string, token: string, now: Instant): Promise<boolean> {
  const { rows } = await sql`
    select 1 from sessions
    where brand_id = ${brandId} and token_hash = ${hashedToken(token)}
      and coalesce(proved_at, created_at) > ${new Date(now - provedFor).toISOString()}::timestamptz`.execute(db)
  return rows.length > 0
}

export function proveSession(needs: OwnershipNeeds & { readonly clock: Clock }) {
  const { db, clock } = needs
  return async (who: OwnershipCaller, token: string, shown: OwnershipProof): Promise<Either<NotOwned, void>> => {
    const owned = await ownershipOf(needs, who, 'owner', shown)
    if (isLeft(owned)) return owned
    const { pin } = owned.right
    if (pin !== undefined && !(await spendPin(db, pin))) return left({ _tag: 'WrongPin' })
    await sql`
        update sessions set proved_at = ${new Date(clock.now()).toISOString()}::timestamptz
        where brand_id = ${who.brandId} and patron_id = ${who.patronId} and token_hash = ${hashedToken(token)}`.execute(
      db,
    )
    return right(undefined)
  }
}
