import { map } from 'fp-ts/lib/Either.js'
import { shape } from '../../src-contract/codec/shape.ts'
import { discountQuery, discountResult, promotionQuery, redemption } from '../../src-contract/promo/discount.ts'
import { promoRoutes } from '../../src-contract/promo/routes.ts'
import type { OrderInProgress } from '../../src-domain/cart/order-in-progress.ts'
import type { PromoGateway, PromoOrder } from '../../src-domain/checkout/promo-gateway.ts'
import { submittedOrder } from '../../src-domain/placement/submit-order.ts'
import { call, written } from './call.ts'
import type { OrderServerNeeds } from './order-server-needs.ts'

/** The response is not used (API-36). */
const anything = shape('an answer', { required: {} })

export function promoGateway(needs: OrderServerNeeds): PromoGateway {
  return {
    check: (code, order) =>
      call(needs, promoRoutes.checkDiscount, discountResult, {
        body: written(needs, discountQuery, { ...promoOrder(order), code }),
        locationId: order.location?.id,
      }),
    checkReward: ({ promotionCodeId, promotionId }, order) =>
      call(needs, promoRoutes.checkPromotion, discountResult, {
        body: written(needs, promotionQuery, { ...promoOrder(order), promotionCodeId, promotionId }),
        locationId: order.location?.id,
      }),
    redeem: async (promotionCode) =>
      map(() => undefined)(
        await call(needs, promoRoutes.redeemPromotion, anything, { body: redemption.encode({ promotionCode }) }),
      ),
  }
}

/** Deliveries have an address (API-38). */
function promoOrder(order: OrderInProgress): PromoOrder {
  const { items, orderType, scheduledAt, deliveryInfo } = submittedOrder(order)
  return {
    items,
    orderType,
    ...(scheduledAt === undefined ? {} : { scheduledAt }),
    ...(deliveryInfo === undefined ? {} : { deliveryInfo }),
  }
}
