import { giftCardCheck, giftCardQuery } from '../../src-contract/gift-card/gift-card.ts'
import { giftCardRoutes } from '../../src-contract/gift-card/routes.ts'
import type { GiftCardGateway } from '../../src-domain/gift-card/gift-card-gateway.ts'
import { call } from './call.ts'
import type { OrderServerNeeds } from './order-server-needs.ts'

export function giftCardGateway(needs: OrderServerNeeds): GiftCardGateway {
  return {
    check: (giftCardNumber, userToken) =>
      call(needs, giftCardRoutes.checkGiftCard, giftCardCheck, {
        body: giftCardQuery.encode({ giftCardNumber, userToken }),
      }),
  }
}
