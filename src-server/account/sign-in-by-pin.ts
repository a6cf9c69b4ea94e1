import { type Either, left, right } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { sql } from 'kysely'
import type { Patron } from '../../src-domain/account/patron.ts'
import type { Clock } from '../../src-domain/time/clock.ts'
import type { Database } from '../store/database.ts'
import type { PasswordDue, SignedIn } from './accounts-facade.ts'
import { dueToken } from './new-password.ts'
import type { PatronRows } from './patron-rows.ts'
import type { PinCodes, PinOf } from './pin-codes.ts'
import type { WrongPin } from './pin-refusals.ts'
import { beginSession } from './session-tokens.ts'

export interface SignInByPinNeeds {
  readonly db: Database
  readonly clock: Clock
  readonly pins: PinCodes
  readonly patrons: PatronRows
}

interface Owner {
  readonly id: string
  readonly account: string
  readonly password_hash: string
  readonly must_set_password: boolean
  readonly profile: Omit<Patron, 'card'>
}

/** A session for whoever shows the PIN that went to an account's e-mail, or to the phone that it has verified (API-23). */
export function signInByPin(needs: SignInByPinNeeds) {
  return (pin: PinOf, digits: string): TaskEither<WrongPin | PasswordDue, SignedIn> =>
    async () => {
      const isRight = await needs.pins.spend(pin, digits)
      const owner = isRight ? await ownerOf(needs.db, pin) : undefined
      return owner === undefined ? left({ _tag: 'WrongPin' }) : begun(needs, pin.brandId, owner)
    }
}

async function begun(
  { db, clock, patrons }: SignInByPinNeeds,
  brandId: string,
  owner: Owner,
): Promise<Either<WrongPin | PasswordDue, SignedIn>> {
  const shown = { brandId, patronId: owner.id, passwordHash: owner.password_hash }
  const isDue = owner.must_set_password
  const token = await (isDue ? dueToken : beginSession)(db, shown, clock.now())
  // Somebody changed the password at this moment, which ends all that was opened before.
  if (token === undefined) return left({ _tag: 'WrongPin' })
  return isDue
    ? left({ _tag: 'PasswordUpdateDue', email: owner.profile.email ?? owner.account, token })
    : right({ patron: await patrons.whole(brandId, owner), token })
}

async function ownerOf(db: Database, { brandId, account }: PinOf): Promise<Owner | undefined> {
  const { rows } = await sql<Owner>`
    select id, account, password_hash, must_set_password, profile from patrons
    where brand_id = ${brandId} and (account = ${account} or verified_phone = ${account})
    order by account = ${account} desc limit 1`.execute(db)
  return rows[0]
}
