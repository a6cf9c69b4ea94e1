import { isLeft } from 'fp-ts/lib/Either.js'
import { type Minor, zero } from '../../src-domain/money/minor.ts'
import type { PriceText } from '../../src-domain/money/price-text.ts'
import type { DiscountRefusal } from '../../src-domain/promo/discount-result.ts'
import {
  type DiscountInput,
  type PromotionRefusal,
  promotionDiscount,
} from '../../src-domain/promo/promotion-discount.ts'
import type { KnownPromotion } from './known-promotion.ts'

export type FoundPromo =
  | { readonly _tag: 'None' }
  | { readonly _tag: 'Unknown' }
  | { readonly _tag: 'Found'; readonly known: KnownPromotion; readonly isSignedIn: boolean }

export type PromoObjection =
  | PromotionRefusal
  | { readonly _tag: 'UnknownCode' }
  | { readonly _tag: 'UsedUp' }
  /** A limit per patron requires signing in. */
  | { readonly _tag: 'SignInNeeded' }

export type PromoVerdict =
  | { readonly _tag: 'None' }
  | { readonly _tag: 'Valid'; readonly known: KnownPromotion; readonly amount: Minor }
  | { readonly _tag: 'Invalid'; readonly why: PromoObjection }

export function promoVerdict(found: FoundPromo, input: DiscountInput): PromoVerdict {
  if (found._tag === 'None') return found
  if (found._tag === 'Unknown') return invalid({ _tag: 'UnknownCode' })
  const { known, isSignedIn } = found
  if (known.mostPerPatron !== undefined && !isSignedIn) return invalid({ _tag: 'SignInNeeded' })
  if (known.isUsedUp) return invalid({ _tag: 'UsedUp' })
  const amount = promotionDiscount(known.promotion, input)
  return isLeft(amount) ? invalid(amount.left) : { _tag: 'Valid', known, amount: amount.right }
}

export function discountOf(standing: PromoVerdict): Minor {
  return standing._tag === 'Valid' ? standing.amount : zero
}

/** One message, so that guessing reveals nothing. */
const notValid = 'This promo code is not valid.'

/** For clients with other languages. */
export function promoFacts(why: PromoObjection): DiscountRefusal {
  switch (why._tag) {
    case 'UnknownCode':
    case 'UsedUp':
    case 'NotStarted':
    case 'Over':
      return { reason: 'not-valid' }
    case 'SignInNeeded':
      return { reason: 'sign-in' }
    case 'OtherOrderType':
      return { reason: 'order-type' }
    case 'BelowPromotionMinimum':
      return { reason: 'minimum', minimum: why.minimum, missing: why.missing }
    case 'NothingDiscounted':
      return { reason: 'items' }
  }
}

export function promoSentence(why: PromoObjection, price: PriceText): string {
  switch (why._tag) {
    case 'UnknownCode':
    case 'UsedUp':
    case 'NotStarted':
    case 'Over':
      return notValid
    case 'SignInNeeded':
      return 'Please log in to use this promo code.'
    case 'OtherOrderType':
      return "This promo code doesn't work for this order type."
    case 'BelowPromotionMinimum':
      return `Spend ${price(why.missing)} more to use this code (${price(why.minimum)} minimum).`
    case 'NothingDiscounted':
      return 'Nothing in your cart qualifies for this promo.'
  }
}

function invalid(why: PromoObjection): PromoVerdict {
  return { _tag: 'Invalid', why }
}
