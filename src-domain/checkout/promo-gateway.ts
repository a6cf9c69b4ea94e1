import type { Either } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../call/call-failure.ts'
import type { OrderInProgress } from '../cart/order-in-progress.ts'
import type { SubmittedOrder } from '../placement/submitted-order.ts'
import type { DiscountResult } from '../promo/discount-result.ts'

/** Order data that affects promotions (API-38). */
export type PromoOrder = Pick<SubmittedOrder, 'items' | 'orderType' | 'scheduledAt' | 'deliveryInfo'>

/** PROMO-12: the reward's id is its code's. */
export interface RewardIds {
  readonly promotionCodeId: string
  readonly promotionId: string
}

/** Read-only except `redeem`. */
export interface PromoGateway {
  readonly check: (code: string, order: OrderInProgress) => Promise<Either<CallFailure, DiscountResult>>
  readonly checkReward: (reward: RewardIds, order: OrderInProgress) => Promise<Either<CallFailure, DiscountResult>>
  /** Adds it to the patron's wallet (API-36). */
  readonly redeem: (promotionCode: string) => Promise<Either<CallFailure, void>>
}
