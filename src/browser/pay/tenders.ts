import { normalisedFailure } from '../../../src-domain/call/normalised-failure.ts'
import { applyGiftCard } from '../../../src-domain/checkout/apply-gift-card.ts'
import { applyPromo } from '../../../src-domain/checkout/apply-promo.ts'
import { fetchLoyalty } from '../../../src-domain/loyalty/fetch-loyalty.ts'
import type { Tenders } from '../../../src-ui/checkout/checkout-ports.ts'
import { bring } from '../document/container.ts'
import { Port } from '../document/ports.ts'
import { giftCard } from '../modules/gift-card.ts'
import { loyalty } from '../modules/loyalty.ts'
import { promo } from '../modules/promo.ts'
import type { PayPage } from './pay-page.ts'

/** The use cases of promo codes, rewards and gift cards; load with the first that is entered. */
export function tenders({ state, cells, container }: PayPage): Tenders {
  const { order } = cells
  const ids = container.get(Port.ids)
  const { page } = container.get(Port.facts)
  const codes = applyPromo({ promos: bring(container, Port.promos, promo), order, ids })
  const cards = applyGiftCard({
    giftCards: bring(container, Port.giftCards, giftCard),
    human: container.get(Port.human),
    order,
    ids,
  })
  return {
    applyPromo: codes.code,
    applyReward: codes.reward,
    fetchLoyalty: fetchLoyalty({
      brand: state.brand,
      gateway: bring(container, Port.loyalty, loyalty),
      loyalty: cells.loyalty,
      // LOYAL-15: on the console only.
      report: (failure) => page.console.error('rewards request failed', normalisedFailure(failure)),
    }),
    applyGiftCard: cards,
  }
}
