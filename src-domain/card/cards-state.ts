import type { SavedCard } from '../account/patron.ts'

export interface CardsState {
  readonly list: CardList
  readonly doing?: CardTask
  readonly isConfirming?: boolean
  /** Result of the last task, until the next one. */
  readonly said?: CardOutcome
}

export type CardList =
  | { readonly _tag: 'Idle' }
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'Shown'; readonly cards: readonly SavedCard[] }
  /** The back end lacks these calls. The shop knows only the patron's own card. */
  | { readonly _tag: 'Absent' }
  | { readonly _tag: 'Failed' }

export type CardTask = 'saving' | 'making-primary' | 'removing'

/** PAY-42 has the words for a declined card, CARD-10 for any other failure. */
export type CardOutcome = 'removed' | 'primary-updated' | 'declined' | 'not-confirmed' | 'failed'

export const noCards: CardsState = { list: { _tag: 'Idle' } }

export function cardsToChoose({ list }: CardsState, known: readonly SavedCard[]): readonly SavedCard[] {
  return list._tag === 'Shown' ? list.cards : known
}
