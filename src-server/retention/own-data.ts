import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { DataCopy } from '../../src-domain/own-data/data-copy.ts'
import type { Clock } from '../../src-domain/time/clock.ts'
import {
  type NotOwned,
  type OwnershipCaller,
  type OwnershipNeeds,
  type OwnershipProof,
  ownershipOf,
  patronRow,
} from '../account/ownership.ts'
import { spendPin } from '../account/pin-codes.ts'
import { withCustomers } from '../card/forget-customer.ts'
import type { NotFound } from '../not-found.ts'
import type { Gateways } from '../payment/gateways.ts'
import type { Database } from '../store/database.ts'
import type { JobKind } from '../store/rows/job-kind.ts'
import { type CopyNeeds, copyAccount } from './copy-account.ts'
import { type DataOwner, eraseAccount } from './erase-account.ts'
import { wasErased } from './erased-sessions.ts'
import {
  copyGuestOrder,
  eraseGuestOrder,
  type OrderOfAccount,
  type OrderOpen,
  type TokenOfOrder,
} from './guest-order.ts'

export interface OwnDataFacade {
  readonly copyAccount: (who: OwnershipCaller, shown: OwnershipProof) => Promise<Either<NotOwned, DataCopy>>
  /** Idempotent, also for a client that lost the response. */
  readonly eraseAccount: (who: OwnershipCaller, shown: OwnershipProof) => Promise<Either<NotOwned | OrderOpen, void>>
  readonly wasErased: (brandId: string, token: string) => Promise<boolean>
  readonly copyOrder: (order: TokenOfOrder) => Promise<Either<NotFound | OrderOfAccount, DataCopy>>
  readonly eraseOrder: (order: TokenOfOrder) => Promise<Either<NotFound | OrderOfAccount | OrderOpen, void>>
}

export interface OwnDataNeeds extends CopyNeeds, Omit<OwnershipNeeds, 'db'> {
  readonly clock: Clock
  readonly gateways: Gateways
  readonly notifyWorkers: (kinds: readonly JobKind[]) => void
}

export function openOwnData(needs: OwnDataNeeds): OwnDataFacade {
  const { db, clock, secrets, notifyWorkers } = needs
  const processors = withCustomers(needs.gateways)
  return {
    copyAccount: async (who, shown) => {
      const owned = await ownershipOf(needs, who, 'own-data', shown)
      if (isLeft(owned)) return owned
      const copy = await copyAccount(needs, who, clock.now())
      const { pin } = owned.right
      return pin === undefined || (await spendPin(db, pin)) ? right(copy) : left({ _tag: 'WrongPin' })
    },
    eraseAccount: async (who, shown) => {
      const owned = await ownershipOf(needs, who, 'own-data', shown)
      // A concurrent request has erased the account.
      if (isLeft(owned)) return !(await isThere(db, who)) ? right(undefined) : owned
      const erased = await eraseAccount(db, { ...who, ...owned.right, processors }, clock.now())
      notifyWorkers(['forget-card'])
      return erased === 'Erased' || erased === 'Gone' ? right(undefined) : left({ _tag: erased })
    },
    wasErased: (brandId, token) => wasErased(db, brandId, token, clock.now()),
    copyOrder: (order) => copyGuestOrder(db, secrets, order, clock.now()),
    eraseOrder: (order) => eraseGuestOrder(db, order, clock.now()),
  }
}

async function isThere(db: Database, { brandId, patronId }: DataOwner): Promise<boolean> {
  return (await patronRow(db, brandId, patronId)) !== undefined
}
