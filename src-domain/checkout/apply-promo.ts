import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../call/call-failure.ts'
import { setPromo } from '../cart/change-terms.ts'
import type { OrderInProgress } from '../cart/order-in-progress.ts'
import { type AppliedPromo, type DiscountRefusal, type DiscountResult, promoOf } from '../promo/discount-result.ts'
import { type PromoCodeProblem, promoCodeProblem } from '../promo/promo-code.ts'
import type { StateCell } from '../state/state-cell.ts'
import { pastedText } from '../text/pasted-text.ts'
import type { Ids } from '../time/clock.ts'
import type { PromoGateway, RewardIds } from './promo-gateway.ts'

export type PromoRefusal =
  /** The field is empty (PROMO-02). */
  | { readonly _tag: 'Form'; readonly problem: PromoCodeProblem }
  /** PROMO-05, PROMO-06; without a message if the server sent none. */
  | ({ readonly _tag: 'NotApplied' } & DiscountRefusal)
  /** No answer, an unreadable one, or a server error. */
  | { readonly _tag: 'NoVerdict' }
  | { readonly _tag: 'Overtaken' }

export interface PromoPorts {
  readonly promos: Pick<PromoGateway, 'check' | 'checkReward'>
  readonly order: StateCell<OrderInProgress>
  readonly ids: Ids
}

/** Statuses about the code itself, even without a message. */
const ofTheCode: readonly number[] = [400, 404, 409, 410, 422]

/** Checks a code or reward and adds it to the order (PROMO-04, PROMO-12). Policy: latest wins. */
export function applyPromo({ promos, order, ids }: PromoPorts) {
  let newest = 0
  const apply = async (ask: () => Promise<Either<CallFailure, DiscountResult>>, code: string | undefined) => {
    newest += 1
    const mine = newest
    const { idempotencyKey } = order.current()
    const verdict = verdictOf(await ask(), code)
    if (newest !== mine || order.current().idempotencyKey !== idempotencyKey)
      return left<PromoRefusal>({ _tag: 'Overtaken' })
    if (verdict._tag === 'Right') order.update(setPromo(verdict.right, ids.uuid()))
    return verdict
  }
  return {
    code: async (typed: string): Promise<Either<PromoRefusal, AppliedPromo>> => {
      const problem = promoCodeProblem(typed)
      if (problem !== undefined) return left({ _tag: 'Form', problem })
      const code = pastedText(typed)
      return apply(() => promos.check(code, order.current()), code)
    },
    reward: (reward: RewardIds): Promise<Either<PromoRefusal, AppliedPromo>> =>
      apply(() => promos.checkReward(reward, order.current()), undefined),
  }
}

function notApplied({ message = '', reason, minimum, missing }: DiscountRefusal): PromoRefusal {
  return {
    _tag: 'NotApplied',
    ...(message.trim() === '' ? {} : { message: message.trim() }),
    ...(reason === undefined ? {} : { reason }),
    ...(minimum === undefined ? {} : { minimum }),
    ...(missing === undefined ? {} : { missing }),
  }
}

function verdictOf(
  answer: Either<CallFailure, DiscountResult>,
  code: string | undefined,
): Either<PromoRefusal, AppliedPromo> {
  if (isLeft(answer)) return left(failed(answer.left))
  const promo = promoOf(answer.right, code)
  return promo === undefined ? left(notApplied(answer.right)) : right(promo)
}

/** Only a refusal has a message for customers. */
function failed(why: CallFailure): PromoRefusal {
  if (why._tag !== 'Refused') return { _tag: 'NoVerdict' }
  const isOfTheCode = ofTheCode.includes(why.status) || (why.message?.trim() ?? '') !== ''
  const { reason = why.code } = why
  return isOfTheCode ? notApplied({ ...why, ...(reason === undefined ? {} : { reason }) }) : { _tag: 'NoVerdict' }
}
