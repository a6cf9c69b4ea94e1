import { isRight } from 'fp-ts/lib/Either.js'
import type { StateCell } from '../state/state-cell.ts'
import type { GiftCard } from './gift-card.ts'
import type { GiftCardReader } from './gift-card-reader.ts'
import { type GiftCardRefusal, refusalOfFailure } from './gift-card-refusal.ts'

export type GiftCardState =
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'Shown'; readonly card: GiftCard }
  /** No answer; a retry may succeed. */
  | { readonly _tag: 'Unreached' }
  | { readonly _tag: 'Refused'; readonly refusal: GiftCardRefusal }

export interface ShowGiftCardPorts {
  readonly cards: GiftCardReader
  readonly shown: StateCell<GiftCardState>
}

export function showGiftCard({ cards, shown }: ShowGiftCardPorts) {
  return async (id: string): Promise<void> => {
    shown.update(() => ({ _tag: 'Loading' }))
    const answer = await cards.card(id)
    shown.update(() => {
      if (isRight(answer)) return { _tag: 'Shown', card: answer.right }
      const { left: failure } = answer
      if (failure._tag === 'NoResponse' || failure._tag === 'NotSent') return { _tag: 'Unreached' }
      return { _tag: 'Refused', refusal: refusalOfFailure(failure) }
    })
  }
}
