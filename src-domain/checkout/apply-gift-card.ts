import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
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
  /** The field is empty (GIFT-02). */
  | { readonly _tag: 'Form'; readonly problem: GiftCardNumberProblem }
  | GiftCardRefusal
  /** The server demands a bot check that this storefront lacks (GIFT-03). */
  | { readonly _tag: 'NoBotCheck'; readonly said: GiftCardRefusal }
  | { readonly _tag: 'Overtaken' }

export interface ApplyGiftCardPorts {
  readonly giftCards: GiftCardGateway
  readonly human: HumanVerification
  readonly order: StateCell<OrderInProgress>
  readonly ids: Ids
}

/** Checks a gift card after a bot check (GIFT-03) and adds it to the order (GIFT-05). Policy: latest wins. */
export function applyGiftCard({ order, ids, ...asked }: ApplyGiftCardPorts) {
  let newest = 0
  return async (typed: string): Promise<Either<CardRefusal, AppliedGiftCard>> => {
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

async function checked(
  { giftCards, human }: Pick<ApplyGiftCardPorts, 'giftCards' | 'human'>,
  giftCardNumber: string,
): Promise<Either<CardRefusal, AppliedGiftCard>> {
  const token = await human.token('giftcard')
  if (isLeft(token)) return token
  const answer = await giftCards.check(giftCardNumber, token.right)
  if (isLeft(answer)) {
    const said = refusalOfFailure(answer.left)
    return left(lacksBotCheck(token.right, answer.left) ? { _tag: 'NoBotCheck', said } : said)
  }
  const refusal = refusalOfCheck(answer.right)
  if (refusal !== undefined) return left(refusal)
  const { balance, giftCardSeal } = answer.right
  return right({ giftCardNumber, balance, ...(giftCardSeal === undefined ? {} : { giftCardSeal }) })
}

/** Statuses that a missing token causes. A 422 is about the number. */
const tokenRefusals: readonly number[] = [400, 401, 403]

/** The token is empty if neither the server nor a vendor issues one. */
function lacksBotCheck(userToken: string, failure: CallFailure): boolean {
  return userToken === '' && failure._tag === 'Refused' && tokenRefusals.includes(failure.status)
}
