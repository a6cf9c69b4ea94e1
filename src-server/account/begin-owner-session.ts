import { type Either, left, right } from 'fp-ts/lib/Either.js'
import type { Patron } from '../../src-domain/account/patron.ts'
import type { Clock } from '../../src-domain/time/clock.ts'
import type { Database } from '../store/database.ts'
import type { PasswordDue, SignedIn } from './accounts-facade.ts'
import { dueToken } from './new-password.ts'
import type { PatronRows } from './patron-rows.ts'
import { beginSession } from './session-tokens.ts'

export interface OwnerSessionNeeds {
  readonly db: Database
  readonly clock: Clock
  readonly patrons: PatronRows
}

export interface ProvenOwner {
  readonly id: string
  readonly account: string
  readonly password_hash: string
  readonly must_set_password: boolean
  readonly profile: Omit<Patron, 'card'>
}

/** `overtaken`: the password was changed concurrently. */
export async function beginOwnerSession<Overtaken>(
  { db, clock, patrons }: OwnerSessionNeeds,
  brandId: string,
  owner: ProvenOwner,
  overtaken: Overtaken,
): Promise<Either<Overtaken | PasswordDue, SignedIn>> {
  const shown = { brandId, patronId: owner.id, passwordHash: owner.password_hash }
  const isDue = owner.must_set_password
  const token = await (isDue ? dueToken : beginSession)(db, shown, clock.now())
  if (token === undefined) return left(overtaken)
  return isDue
    ? left({ _tag: 'PasswordUpdateDue', email: owner.profile.email ?? owner.account, token })
    : right({ patron: await patrons.whole(brandId, owner), token })
}
