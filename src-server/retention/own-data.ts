import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { DataCopy } from '../../src-domain/own-data/data-copy.ts'
import type { Clock } from '../../src-domain/time/clock.ts'
import type { AccountsFacade } from '../account/accounts-facade.ts'
import type { Passwords } from '../account/password.ts'
import type { PinCodes, PinOf } from '../account/pin-codes.ts'
import type { NoSender, WrongPin } from '../account/pin-refusals.ts'
import type { NotFound } from '../not-found.ts'
import type { JobKind } from '../store/rows/job-kind.ts'
import { type CopyNeeds, copyAccount } from './copy-account.ts'
import { type DataOwner, eraseAccount } from './erase-account.ts'
import { copyGuestOrder, eraseGuestOrder, type OfAccount, type OrderOpen, type TokenOfOrder } from './guest-order.ts'

export interface WhoOwns extends DataOwner {
  readonly visit: string
  readonly language: string
}

/** What is shown besides the session, which somebody else may have in hand. Neither asks for a code by mail. */
export interface OwnershipShown {
  readonly password?: string
  readonly pinCode?: string
}

export type NotOwned =
  | { readonly _tag: 'WrongPassword' }
  /** One went to the account's e-mail. */
  | { readonly _tag: 'CodeDue' }
  | WrongPin
  | NoSender
  /** There is no such account, or no more. */
  | { readonly _tag: 'Gone' }

/** What is held on a person: a copy of it, and an end to it. */
export interface OwnDataFacade {
  readonly copyAccount: (who: WhoOwns, shown: OwnershipShown) => TaskEither<NotOwned, DataCopy>
  readonly eraseAccount: (who: WhoOwns, shown: OwnershipShown) => TaskEither<NotOwned | OrderOpen, void>
  readonly copyOrder: (order: TokenOfOrder) => TaskEither<NotFound | OfAccount, DataCopy>
  readonly eraseOrder: (order: TokenOfOrder) => TaskEither<NotFound | OfAccount | OrderOpen, void>
}

export interface OwnDataNeeds extends CopyNeeds {
  readonly clock: Clock
  readonly passwords: Passwords
  readonly pins: Pick<PinCodes, 'spend'>
  readonly accounts: Pick<AccountsFacade, 'askPin'>
  readonly notifyWorkers: (kinds: readonly JobKind[]) => void
}

export function openOwnData(needs: OwnDataNeeds): OwnDataFacade {
  const { db, clock, secrets, notifyWorkers } = needs
  return {
    copyAccount: (who, shown) => async () => {
      const refused = await notOwned(needs, who, shown)
      return refused === undefined ? right(await copyAccount(needs, who, clock.now())) : left(refused)
    },
    eraseAccount: (who, shown) => async () => {
      const refused = await notOwned(needs, who, shown)
      if (refused !== undefined) return left(refused)
      const erased = ended(await eraseAccount(db, who, clock.now()))
      if (!isLeft(erased)) notifyWorkers(['forget-card'])
      return erased
    },
    copyOrder: (order) => () => copyGuestOrder(db, secrets, order, clock.now()),
    eraseOrder: (order) => () => eraseGuestOrder(db, order, clock.now()),
  }
}

function ended(tag: 'Erased' | 'OrderOpen' | 'Gone'): Either<NotOwned | OrderOpen, void> {
  return tag === 'Erased' ? right(undefined) : left({ _tag: tag })
}

/** Why it is not taken for shown that whoever is signed in is the patron. */
async function notOwned(
  { db, passwords, pins, accounts }: OwnDataNeeds,
  { brandId, patronId, visit, language }: WhoOwns,
  { password, pinCode }: OwnershipShown,
): Promise<NotOwned | undefined> {
  const row = await db
    .selectFrom('patrons')
    .select(['account', 'password_hash'])
    .where('brand_id', '=', brandId)
    .where('id', '=', patronId)
    .executeTakeFirst()
  if (row === undefined) return { _tag: 'Gone' }
  if (password !== undefined)
    return (await passwords.isRight(row.password_hash, password)) ? undefined : { _tag: 'WrongPassword' }
  const pin: PinOf = { brandId, account: row.account, purpose: 'own-data', visit, owner: patronId }
  if (pinCode !== undefined) return (await pins.spend(pin, pinCode)) ? undefined : { _tag: 'WrongPin' }
  const asked = await accounts.askPin(pin, language)()
  return isLeft(asked) ? asked.left : { _tag: 'CodeDue' }
}
