import type { Either } from 'fp-ts/lib/Either.js'
import type { SavedCard } from '../../src-domain/account/patron.ts'
import type { NewCard } from '../../src-domain/card/new-card.ts'
import type { DeclineReason } from '../../src-domain/payment/decline-reason.ts'
import type { FurtherStep } from '../../src-domain/payment/further-step.ts'
import type { NotFound } from '../not-found.ts'

export interface CardOwner {
  readonly brandId: string
  readonly patronId: string
}

export type NotKept =
  | { readonly _tag: 'Declined'; readonly reason: DeclineReason }
  /** The same nonce may be sent again after the step. */
  | { readonly _tag: 'StepRequired'; readonly step: FurtherStep }
  | { readonly _tag: 'NoVault' }
  /** Neither the processor nor the request describes the card. */
  | { readonly _tag: 'NotDescribed' }
  /** No card is saved; the request may be repeated. */
  | { readonly _tag: 'Unknown' }

/** A patron's saved cards (CARD-01); exactly one is primary (CARD-15). */
export interface CardsFacade {
  readonly list: (owner: CardOwner) => Promise<readonly SavedCard[]>
  /** Idempotent by nonce. A patron's first card is primary. */
  readonly add: (owner: CardOwner, card: NewCard) => Promise<Either<NotKept, SavedCard>>
  readonly makePrimary: (owner: CardOwner, id: string) => Promise<Either<NotFound, SavedCard>>
  /** Removing the primary card makes the next one primary. */
  readonly remove: (owner: CardOwner, id: string) => Promise<Either<NotFound, void>>
}
