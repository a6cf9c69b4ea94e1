import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { SavedCard } from '../../src-domain/account/patron.ts'
import type { NewCard } from '../../src-domain/card/new-card.ts'
import type { DeclineReason } from '../../src-domain/payment/decline-reason.ts'
import type { FurtherStep } from '../../src-domain/payment/further-step.ts'
import type { NotFound } from '../not-found.ts'

/** Whose cards: nobody else's are found, of no other brand. */
export interface CardOwner {
  readonly brandId: string
  readonly patronId: string
}

export type NotKept =
  | { readonly _tag: 'Declined'; readonly reason: DeclineReason }
  /** Asked again with the same nonce once the customer has taken it, the card is kept or declined. */
  | { readonly _tag: 'StepRequired'; readonly step: FurtherStep }
  /** The brand's processor keeps no cards. */
  | { readonly _tag: 'NoVault' }
  /** Neither the processor nor whoever asked says which card it is. */
  | { readonly _tag: 'NotDescribed' }
  /** No answer in time: it is no saved card, and the same may be asked again. */
  | { readonly _tag: 'Unknown' }

/** The cards that a patron keeps (CARD-01). Of several exactly one is primary (CARD-15). */
export interface CardsFacade {
  readonly list: (owner: CardOwner) => TaskEither<never, readonly SavedCard[]>
  /** The same nonce again is the same card; the first of a patron's is primary. */
  readonly add: (owner: CardOwner, card: NewCard) => TaskEither<NotKept, SavedCard>
  readonly makePrimary: (owner: CardOwner, id: string) => TaskEither<NotFound, SavedCard>
  /** Of a primary card that goes, the next takes the place. */
  readonly remove: (owner: CardOwner, id: string) => TaskEither<NotFound, void>
}
