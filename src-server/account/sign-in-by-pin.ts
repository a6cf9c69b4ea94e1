import { type Either, left } from 'fp-ts/lib/Either.js'
import { sql } from 'kysely'
import type { Database } from '../store/database.ts'
import type { PasswordDue, SignedIn } from './accounts-facade.ts'
import { beginOwnerSession, type OwnerSessionNeeds, type ProvenOwner } from './begin-owner-session.ts'
import type { PinCodes, PinOf } from './pin-codes.ts'
import { type WrongPin, wrongPin } from './pin-refusals.ts'

export interface SignInByPinNeeds extends OwnerSessionNeeds {
  readonly pins: PinCodes
}

/** PIN sign-in (API-23). */
export function signInByPin(needs: SignInByPinNeeds) {
  return async (pin: PinOf, digits: string): Promise<Either<WrongPin | PasswordDue, SignedIn>> => {
    const isRight = await needs.pins.spend(pin, digits)
    const owner = isRight ? await ownerOf(needs.db, pin) : undefined
    return owner === undefined ? left(wrongPin) : beginOwnerSession(needs, pin.brandId, owner, wrongPin)
  }
}

async function ownerOf(db: Database, { brandId, account }: PinOf): Promise<ProvenOwner | undefined> {
  const { rows } = await sql<ProvenOwner>`
    select id, account, password_hash, must_set_password, profile from patrons
    where brand_id = ${brandId} and (account = ${account} or verified_phone = ${account})
    order by account = ${account} desc limit 1`.execute(db)
  return rows[0]
}
