import { formatPrice } from '../../src-domain/money/format-price.ts'

/** Empty if unknown. */
type Refused = { readonly said: string; readonly why: string; readonly minimum: string; readonly missing: string }

export const tender = {
  price: formatPrice,
  promoTitle: 'Promo code',
  promoField: 'Promo code',
  promoApply: 'Apply code',
  promoRequired: 'Promo code is required',
  promoLong: 'Promo codes are 64 characters or less',
  promoInvalid: 'Invalid promo code',
  /** Server's text, as in `pay.blocked` (PROMO-05, PROMO-06). */
  promoRefused: ({ said }: Refused) => said,
  cardTitle: 'Gift card',
  cardField: 'Gift card number',
  cardHint: 'Find it on your card or in your gift email. Spaces and dashes don’t matter.',
  cardApply: 'Use this gift card',
  cardRequired: 'Gift card number is required',
  cardLong: 'That’s too long for a gift card number',
  /** Required text (GIFT-08). */
  cardNotFound: 'Gift card could not be found. (404)',
  /** Server's text, as in `pay.blocked` (GIFT-07, GIFT-09). */
  cardRefused: ({ said }: Pick<Refused, 'said' | 'why'>) => said,
  goOnWithoutCard: 'Continue without a gift card',
  unknownError: 'An unknown error occurred. Please try again or contact the restaurant for help.',
  notVerified: 'We couldn’t verify that you’re human. Please try again.',
}
