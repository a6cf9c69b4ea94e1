import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Database } from '../store/database.ts'
import type { PinPurpose } from '../store/rows/pin-purpose.ts'
import type { Passwords } from './password.ts'
import type { PinCodes, PinOf, RightPin } from './pin-codes.ts'
import type { NoSender, WrongPin } from './pin-refusals.ts'

export interface OwnershipCaller {
  readonly brandId: string
  readonly patronId: string
  readonly visit: string
  readonly language: string
}

/** An empty proof sends a code by mail. */
export interface OwnershipProof {
  readonly password?: string
  readonly pinCode?: string
}

export type NotOwned =
  | { readonly _tag: 'WrongPassword' }
  | { readonly _tag: 'CodeDue' }
  | WrongPin
  | NoSender
  | { readonly _tag: 'Gone' }

export interface OwnershipNeeds {
  readonly db: Database
  readonly passwords: Passwords
  readonly pins: Pick<PinCodes, 'tried'>
  readonly accounts: { readonly askPin: (pin: PinOf, language: string) => Promise<Either<NoSender, void>> }
}

export function patronRow(db: Database, brandId: string, patronId: string) {
  return db
    .selectFrom('patrons')
    .select(['account', 'password_hash'])
    .where('brand_id', '=', brandId)
    .where('id', '=', patronId)
    .executeTakeFirst()
}

/** A right code is spent later, with the change it authorises. */
export async function ownershipOf(
  { db, passwords, pins, accounts }: OwnershipNeeds,
  { brandId, patronId, visit, language }: OwnershipCaller,
  purpose: PinPurpose,
  { password, pinCode }: OwnershipProof,
): Promise<Either<NotOwned, { readonly pin?: RightPin }>> {
  const row = await patronRow(db, brandId, patronId)
  if (row === undefined) return left({ _tag: 'Gone' })
  if (password !== undefined)
    return (await passwords.isRight(row.password_hash, password)) ? right({}) : left({ _tag: 'WrongPassword' })
  const asked: PinOf = { brandId, account: row.account, purpose, visit, owner: patronId }
  if (pinCode !== undefined) {
    const pin = await pins.tried(asked, pinCode)
    return pin === undefined ? left({ _tag: 'WrongPin' }) : right({ pin })
  }
  const sent = await accounts.askPin(asked, language)
  return left(isLeft(sent) ? sent.left : { _tag: 'CodeDue' })
}
