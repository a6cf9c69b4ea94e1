import type { CardRefusal } from '../../../src-domain/checkout/apply-gift-card.ts'
import type { PromoRefusal } from '../../../src-domain/checkout/apply-promo.ts'
import type { Minor } from '../../../src-domain/money/minor.ts'
import type { DiscountRefusal } from '../../../src-domain/promo/discount-result.ts'
import { type Spoken, serverText } from '../../messages/spoken.ts'
import type { Words } from '../../messages/words-context.tsx'

/** Refusal of a code or reward; undefined if the server sent no text. */
export function notAppliedWords(
  words: Words['tender'],
  { message: said, reason: why = '', minimum, missing }: DiscountRefusal,
): Spoken | undefined {
  return said === undefined
    ? undefined
    : serverText(
        said,
        words.promoRefused({ said, why, minimum: priceOf(words, minimum), missing: priceOf(words, missing) }),
      )
}

function priceOf(words: Words['tender'], amount: Minor | undefined): string {
  return amount === undefined ? '' : words.price(amount)
}

/** Error text of a promo code; undefined if a newer answer replaces it (PROMO-02, PROMO-05, PROMO-06, PROMO-09). */
export function promoRefusalWords(words: Words['tender'], refusal: PromoRefusal): Spoken | undefined {
  switch (refusal._tag) {
    case 'Form':
      return { text: refusal.problem._tag === 'CodeMissing' ? words.promoRequired : words.promoLong }
    case 'NotApplied':
      return notAppliedWords(words, refusal) ?? { text: words.promoInvalid }
    case 'NoVerdict':
      return { text: words.unknownError }
    case 'Overtaken':
      return undefined
  }
}

/** Error text of a gift card; undefined if a newer answer replaces it (GIFT-02, GIFT-06 to GIFT-09). */
export function cardRefusalWords(words: Words['tender'], refusal: CardRefusal): Spoken | undefined {
  switch (refusal._tag) {
    case 'Form':
      return { text: refusal.problem._tag === 'NumberMissing' ? words.cardRequired : words.cardLong }
    case 'CardNotFound':
      return { text: words.cardNotFound }
    case 'ServerSaid':
      return serverText(refusal.text, words.cardRefused({ said: refusal.text, why: refusal.why ?? '' }))
    case 'UnknownError':
      return { text: words.unknownError }
    case 'NoBotCheck':
      return cardRefusalWords(words, refusal.said)
    case 'NotVerified':
      return { text: words.notVerified }
    case 'Overtaken':
      return undefined
  }
}
