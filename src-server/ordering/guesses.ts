import { cleanGiftCardNumber } from '../../src-domain/gift-card/gift-card-number.ts'
import type { SubmittedOrder } from '../../src-domain/placement/submitted-order.ts'
import { samePromoCode } from '../../src-domain/promo/promo-code.ts'
import type { Caller } from '../caller.ts'
import { carriesSealedCard } from '../gift-card/card-seal.ts'
import type { CardSecrets } from '../gift-card/card-secrets.ts'
import { cardNumberIn } from '../gift-card/known-card.ts'
import { isNamed } from '../offers/known-promotion.ts'
import type { Database } from '../store/database.ts'
import type { Seal } from '../store/seal.ts'
import { tendersOf } from './tenders.ts'

export interface GuessesFacade {
  readonly namedIn: (caller: Caller, order: SubmittedOrder) => readonly string[]
  readonly unknownIn: (caller: Caller, order: SubmittedOrder) => Promise<readonly string[]>
}

/** Normalised: one code is one guess however it was typed. */
export const guessOf = {
  promo: (code: string): string => `promo ${samePromoCode(code)}`,
  reward: (id: string): string => `reward ${id}`,
  card: (number: string): string => `card ${cleanGiftCardNumber(number).toUpperCase()}`,
  cardLink: (id: string): string => `card link ${id}`,
}

export function openGuesses(db: Database, secrets: CardSecrets, cardSeal: Seal): GuessesFacade {
  return {
    namedIn: ({ brandId }, order) => [
      ...promoIn(order),
      ...(carriesSealedCard(cardSeal, brandId, order) ? [] : cardIn(order)),
    ],
    unknownIn: async (caller, order) => {
      const { promo, giftCard } = await tendersOf(db, secrets, caller, order)
      return [
        ...(promo._tag === 'Unknown' ? promoIn(order) : []),
        ...(giftCard._tag === 'Unknown' ? cardIn(order) : []),
      ]
    },
  }
}

function promoIn(order: SubmittedOrder): readonly string[] {
  if (!isNamed(order)) return []
  return [order.code.trim() === '' ? guessOf.reward(order.promotionCodeId) : guessOf.promo(order.code)]
}

function cardIn(order: SubmittedOrder): readonly string[] {
  const number = cardNumberIn(order)
  return number === undefined ? [] : [guessOf.card(number)]
}
