import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { CallFailure } from '../call/call-failure.ts'
import type { OrderInProgress } from '../cart/order-in-progress.ts'
import type { DiscountResult } from '../promo/discount-result.ts'
import type { SubmittedOrder } from './submitted-order.ts'

/** What of an order decides what a promotion takes off it (API-38). */
export type PromoOrder = Pick<SubmittedOrder, 'items' | 'orderType' | 'scheduledAt' | 'deliveryInfo'>

/** A reward of the wallet: the reward's own id is that of the code (PROMO-12). */
export interface RewardIds {
  readonly promotionCodeId: string
  readonly promotionId: string
}

/** Whoever knows the promotions of the restaurant. Reads only, but for `redeem`. */
export interface PromoGateway {
  readonly check: (code: string, order: OrderInProgress) => TaskEither<CallFailure, DiscountResult>
  readonly checkReward: (reward: RewardIds, order: OrderInProgress) => TaskEither<CallFailure, DiscountResult>
  /** Into the wallet of who is signed in (API-36). */
  readonly redeem: (promotionCode: string) => TaskEither<CallFailure, void>
}
