import { formatPrice } from '../../src-domain/money/format-price.ts'

/** What the server said, its word for it, and the amounts of its sentence; empty where nobody knows. */
type Refused = { readonly said: string; readonly why: string; readonly minimum: string; readonly missing: string }

/** Entering a promo code or a gift card. */
export const tender = {
  price: formatPrice,
  promoTitle: 'Promo code',
  promoField: 'Promo code',
  promoApply: 'Apply code',
  promoRequired: 'Promo code is required',
  promoLong: 'Promo codes are 64 characters or less',
  promoInvalid: 'Invalid promo code',
  /** PROMO-05, PROMO-06: as `pay.blocked`. */
  promoRefused: ({ said }: Refused) => said,
  cardTitle: 'Gift card',
  cardField: 'Gift card number',
  cardHint: 'Find it on your card or in your gift email. Spaces and dashes don’t matter.',
  cardApply: 'Use this gift card',
  cardRequired: 'Gift card number is required',
  cardLong: 'That’s too long for a gift card number',
  /** GIFT-08: in these words. */
  cardNotFound: 'Gift card could not be found. (404)',
  /** GIFT-07, GIFT-09: as `pay.blocked`. */
  cardRefused: ({ said }: Pick<Refused, 'said' | 'why'>) => said,
  goOnWithoutCard: 'Continue without a gift card',
  unknownError: 'An unknown error occurred. Please try again or contact the restaurant for help.',
  notVerified: 'We couldn’t verify that you’re human. Please try again.',
}
