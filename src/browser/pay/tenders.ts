import { giftCardGateway } from '../../../src-adapters/order-server/gift-card-gateway.ts'
import { loyaltyGateway } from '../../../src-adapters/order-server/loyalty-gateway.ts'
import { promoGateway } from '../../../src-adapters/order-server/promo-gateway.ts'
import { normalisedFailure } from '../../../src-domain/call/normalised-failure.ts'
import { applyGiftCard } from '../../../src-domain/checkout/apply-gift-card.ts'
import { applyPromo } from '../../../src-domain/checkout/apply-promo.ts'
import { fetchLoyalty } from '../../../src-domain/loyalty/fetch-loyalty.ts'
import type { Tenders } from '../../../src-ui/checkout/checkout-ports.ts'
import type { PayPage } from './pay-page.ts'

/** Use cases of promo codes, rewards and gift cards, loaded at the first use. */
export function tenders({ facts: { page, brand }, cells, ids, server, session: { human } }: PayPage): Tenders {
  const { order } = cells
  const codes = applyPromo({ promos: promoGateway(server), order, ids })
  return {
    applyPromo: codes.code,
    applyReward: codes.reward,
    fetchLoyalty: fetchLoyalty({
      brand,
      gateway: loyaltyGateway(server),
      loyalty: cells.loyalty,
      // LOYAL-15: on the console only.
      report: (failure) => page.console.error('rewards request failed', normalisedFailure(failure)),
    }),
    applyGiftCard: applyGiftCard({ giftCards: giftCardGateway(server), human, order, ids }),
  }
}
