import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { setGiftCard } from '../cart/change-terms.ts'
import type { AppliedGiftCard, OrderInProgress } from '../cart/order-in-progress.ts'
import type { GiftCardGateway } from '../gift-card/gift-card-gateway.ts'
import {
  cleanGiftCardNumber,
  type GiftCardNumberProblem,
  giftCardNumberProblem,
} from '../gift-card/gift-card-number.ts'
import { type GiftCardRefusal, refusalOfCheck, refusalOfFailure } from '../gift-card/gift-card-refusal.ts'
import type { HumanVerification } from '../gift-card/human-verification.ts'
import type { StateCell } from '../state/state-cell.ts'
import type { Ids } from '../time/clock.ts'

export type CardRefusal =
  /** GIFT-02. */
  | { readonly _tag: 'Form'; readonly problem: GiftCardNumberProblem }
  | GiftCardRefusal
  /** The customer tried another card meanwhile. */
  | { readonly _tag: 'Overtaken' }

export interface GiftCardPorts {
  readonly giftCards: GiftCardGateway
  readonly human: HumanVerification
  readonly order: StateCell<OrderInProgress>
  readonly ids: Ids
}

/** Checks a gift card as a person (GIFT-03) and puts it on the order (GIFT-05). Policy: latest wins. */
export const applyGiftCard = ({ giftCards, human, order, ids }: GiftCardPorts) => {
  let newest = 0
  return (typed: string): TaskEither<CardRefusal, AppliedGiftCard> =>
    async () => {
      const problem = giftCardNumberProblem(typed)
      if (problem !== undefined) return left({ _tag: 'Form', problem })
      newest += 1
      const mine = newest
      const giftCardNumber = cleanGiftCardNumber(typed)
      const token = await human.token('giftcard')
      if (isLeft(token)) return left(newest === mine ? token.left : { _tag: 'Overtaken' })
      const answer = await giftCards.check(giftCardNumber, token.right)()
      if (newest !== mine) return left({ _tag: 'Overtaken' })
      const refusal = isLeft(answer) ? refusalOfFailure(answer.left) : refusalOfCheck(answer.right)
      if (refusal !== undefined || isLeft(answer)) return left(refusal ?? { _tag: 'UnknownError' })
      const card = { giftCardNumber, balance: answer.right.balance }
      order.update(setGiftCard(card, ids.uuid()))
      return right(card)
    }
}
