import type { CardRefusal } from '../../src-domain/ordering/apply-gift-card.ts'
import type { PromoRefusal } from '../../src-domain/ordering/apply-promo.ts'
import type { Words } from '../messages/words-context.tsx'

/** Why a code is not on the order (PROMO-02, PROMO-05, PROMO-06, PROMO-09). */
export const promoRefusalWords = (words: Words['tender'], refusal: PromoRefusal): string => {
  switch (refusal._tag) {
    case 'Form':
      return refusal.problem._tag === 'CodeMissing' ? words.promoRequired : words.promoLong
    case 'NotApplied':
      return refusal.message ?? words.promoInvalid
    case 'NoVerdict':
      return words.unknownError
    case 'Overtaken':
      return 'overtaken'
  }
}

/** Why a gift card is not on the order (GIFT-02, GIFT-06 to GIFT-09). */
export const cardRefusalWords = (words: Words['tender'], refusal: CardRefusal): string => {
  switch (refusal._tag) {
    case 'Form':
      return refusal.problem._tag === 'NumberMissing' ? words.cardRequired : words.cardLong
    case 'CardNotFound':
      return words.cardNotFound
    case 'ServerSaid':
      return refusal.text
    case 'UnknownError':
      return words.unknownError
    case 'NotVerified':
      return words.notVerified
    case 'Overtaken':
      return 'overtaken'
  }
}
