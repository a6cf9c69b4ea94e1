import type { SavedCard } from '../account/patron.ts'

/** The patron's saved cards as the screens know them. */
export interface CardsState {
  readonly list: CardList
  /** What is under way; one at a time. */
  readonly doing?: CardTask
  /** The card is being saved, and its bank asks the customer. */
  readonly isConfirming?: boolean
  /** What became of the last one, until the next. */
  readonly said?: CardOutcome
}

export type CardList =
  | { readonly _tag: 'Idle' }
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'Shown'; readonly cards: readonly SavedCard[] }
  /** The back end has no such calls: the one card that it tells of its patron is all there is. */
  | { readonly _tag: 'Absent' }
  | { readonly _tag: 'Failed' }

export type CardTask = 'saving' | 'making-primary' | 'removing'

/** PAY-42 has words of its own for a card that was declined; all else that failed says the same (CARD-10). */
export type CardOutcome = 'removed' | 'primary-updated' | 'declined' | 'not-confirmed' | 'failed'

export const noCards: CardsState = { list: { _tag: 'Idle' } }

/** What can be chosen of: all cards where they are known, else the one that came with the patron. */
export function cardsToChoose({ list }: CardsState, known: readonly SavedCard[]): readonly SavedCard[] {
  return list._tag === 'Shown' ? list.cards : known
}
