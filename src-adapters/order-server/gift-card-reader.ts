import { giftCard } from '../../src-contract/gift-card/gift-card.ts'
import { giftCardRoutes } from '../../src-contract/gift-card/routes.ts'
import type { GiftCardReader } from '../../src-domain/gift-card/gift-card-reader.ts'
import { call } from './call.ts'
import type { OrderServerNeeds } from './order-server-needs.ts'

export function giftCardReader(needs: OrderServerNeeds): GiftCardReader {
  return { card: (id) => call(needs, giftCardRoutes.giftCard, giftCard, { params: { id } }) }
}
