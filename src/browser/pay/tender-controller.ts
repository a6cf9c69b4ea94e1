import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { normalisedFailure } from '../../../src-domain/call/normalised-failure.ts'
import { fetchLoyalty } from '../../../src-domain/loyalty/fetch-loyalty.ts'
import { applyGiftCard, type CardRefusal } from '../../../src-domain/ordering/apply-gift-card.ts'
import { applyPromo, type PromoRefusal } from '../../../src-domain/ordering/apply-promo.ts'
import type { RewardIds } from '../../../src-domain/ordering/promo-gateway.ts'
import { bring } from '../document/container.ts'
import { Port } from '../document/ports.ts'
import { giftCard } from '../modules/gift-card.ts'
import { loyalty } from '../modules/loyalty.ts'
import { promo } from '../modules/promo.ts'
import type { PayPage } from './pay-page.ts'

export interface TenderController {
  readonly applyPromo: (typed: string) => TaskEither<PromoRefusal, unknown>
  readonly applyReward: (reward: RewardIds) => TaskEither<PromoRefusal, unknown>
  readonly fetchLoyalty: () => Promise<void>
  readonly applyGiftCard: (typed: string) => TaskEither<CardRefusal, unknown>
}

/** Promo codes and gift cards of the checkout; fetched with the first of them that is entered. */
export function tenderController({ state, cells, container, ports: { ids } }: PayPage): TenderController {
  const { order } = cells
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
      // LOYAL-15: on the console and nowhere else.
      report: (failure) => page.console.error('the rewards could not be fetched', normalisedFailure(failure)),
    }),
    applyGiftCard: cards,
  }
}
