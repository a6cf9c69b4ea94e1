import { isLeft } from 'fp-ts/lib/Either.js'
import { giftCardGateway } from '../../src-adapters/order-server/gift-card-gateway.ts'
import { loyaltyGateway } from '../../src-adapters/order-server/loyalty-gateway.ts'
import type { OrderServerNeeds } from '../../src-adapters/order-server/order-server-needs.ts'
import { promoGateway } from '../../src-adapters/order-server/promo-gateway.ts'
import type { Brand } from '../../src-domain/brand/brand.ts'
import type { OrderInProgress } from '../../src-domain/cart/order-in-progress.ts'
import type { HumanVerification } from '../../src-domain/gift-card/human-verification.ts'
import { fetchLoyalty, type LoyaltyState } from '../../src-domain/loyalty/fetch-loyalty.ts'
import { applyGiftCard, type CardRefusal } from '../../src-domain/ordering/apply-gift-card.ts'
import { applyPromo, type PromoRefusal } from '../../src-domain/ordering/apply-promo.ts'
import type { RewardIds } from '../../src-domain/ordering/promo-gateway.ts'
import type { StateCell } from '../../src-domain/state/state-cell.ts'
import type { Ids } from '../../src-domain/time/clock.ts'

export interface TenderDeskNeeds {
  readonly page: Window & typeof globalThis
  readonly server: OrderServerNeeds
  readonly brand: Brand
  readonly order: StateCell<OrderInProgress>
  readonly loyalty: StateCell<LoyaltyState>
  readonly ids: Ids
  readonly human: HumanVerification
}

/** Undefined: it is on the order now. */
export interface TenderDesk {
  readonly applyPromo: (typed: string) => Promise<PromoRefusal | undefined>
  readonly applyReward: (reward: RewardIds) => Promise<PromoRefusal | undefined>
  readonly fetchLoyalty: () => Promise<void>
  readonly applyGiftCard: (typed: string) => Promise<CardRefusal | undefined>
}

/** Promo codes and gift cards of the checkout; fetched with the first of them that is entered. */
export const tenderDesk = (needs: TenderDeskNeeds): TenderDesk => {
  const { page, server, brand, order, loyalty, ids, human } = needs
  const promo = applyPromo({ promos: promoGateway(server), order, ids })
  const giftCard = applyGiftCard({ giftCards: giftCardGateway(server), human, order, ids })
  return {
    applyPromo: async (typed) => {
      const outcome = await promo.code(typed)()
      return isLeft(outcome) ? outcome.left : undefined
    },
    applyReward: async (reward) => {
      const outcome = await promo.reward(reward)()
      return isLeft(outcome) ? outcome.left : undefined
    },
    fetchLoyalty: fetchLoyalty({
      brand,
      gateway: loyaltyGateway(server),
      loyalty,
      // LOYAL-15: on the console and nowhere else.
      report: (failure) => page.console.error('the rewards could not be fetched', failure),
    }),
    applyGiftCard: async (typed) => {
      const outcome = await giftCard(typed)()
      return isLeft(outcome) ? outcome.left : undefined
    },
  }
}
