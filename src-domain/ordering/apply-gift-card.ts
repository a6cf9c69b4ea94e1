import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { CallFailure } from '../call/call-failure.ts'
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
  /** Nothing was asked: the field is empty (GIFT-02). */
  | { readonly _tag: 'Form'; readonly problem: GiftCardNumberProblem }
  | GiftCardRefusal
  /** The order server wants a bot check, and this storefront has none: no gift card can be used here (GIFT-03). */
  | { readonly _tag: 'NoBotCheck'; readonly said: GiftCardRefusal }
  /** The customer tried another card meanwhile. */
  | { readonly _tag: 'Overtaken' }

export interface GiftCardPorts {
  readonly giftCards: GiftCardGateway
  readonly human: HumanVerification
  readonly order: StateCell<OrderInProgress>
  readonly ids: Ids
}

/** Checks a gift card as a person (GIFT-03) and puts it on the order (GIFT-05). Policy: latest wins. */
export function applyGiftCard({ order, ids, ...asked }: GiftCardPorts) {
  let newest = 0
  return (typed: string): TaskEither<CardRefusal, AppliedGiftCard> =>
    async () => {
      const problem = giftCardNumberProblem(typed)
      if (problem !== undefined) return left({ _tag: 'Form', problem })
      newest += 1
      const mine = newest
      const verdict = await checked(asked, cleanGiftCardNumber(typed))
      if (newest !== mine) return left({ _tag: 'Overtaken' })
      if (verdict._tag === 'Right') order.update(setGiftCard(verdict.right, ids.uuid()))
      return verdict
    }
}

/** What the restaurant says of a card that a person asks about. */
async function checked(
  { giftCards, human }: Pick<GiftCardPorts, 'giftCards' | 'human'>,
  giftCardNumber: string,
): Promise<Either<CardRefusal, AppliedGiftCard>> {
  const token = await human.token('giftcard')()
  if (isLeft(token)) return token
  const answer = await giftCards.check(giftCardNumber, token.right)()
  if (isLeft(answer)) {
    const said = refusalOfFailure(answer.left)
    return left(lacksBotCheck(token.right, answer.left) ? { _tag: 'NoBotCheck', said } : said)
  }
  const refusal = refusalOfCheck(answer.right)
  if (refusal !== undefined) return left(refusal)
  const { balance, giftCardSeal } = answer.right
  return right({ giftCardNumber, balance, ...(giftCardSeal === undefined ? {} : { giftCardSeal }) })
}

/** How an order server refuses a missing token. 422 is about the number. */
const tokenRefusals: readonly number[] = [400, 401, 403]

/** An empty token is sent where neither the order server nor an outside service gives one out. */
function lacksBotCheck(userToken: string, failure: CallFailure): boolean {
  return userToken === '' && failure._tag === 'Refused' && tokenRefusals.includes(failure.status)
}
