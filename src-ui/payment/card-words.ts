import type { SavedCard } from '../../src-domain/account/patron.ts'
import type { CardEntry } from '../../src-domain/payment/card-entry.ts'
import type { CardBrand } from '../../src-domain/payment/card-form.ts'
import { type PaymentProblem, requestRefused, type UnavailableCause } from '../../src-domain/payment/payment-problem.ts'
import type { Words } from '../messages/words-context.tsx'

/** "Visa ending in 4242". */
export function cardWords(words: Words['pay'], card: { readonly brand: string; readonly last4: string }): string {
  const brand = card.brand.toLowerCase()
  return words.cardOf({ brand: isBrand(words, brand) ? words.brands[brand] : card.brand, last4: card.last4 })
}

export function expiryWords(words: Words['pay'], { expMonth, expYear }: SavedCard): string {
  return words.cardsExpires({ date: `${String(expMonth).padStart(2, '0')}/${String(expYear % 100).padStart(2, '0')}` })
}

/** Error text of a card form. If the form is mounted, the error concerns the card, not the loading (PAY-41). */
export function cardProblemWords(words: Words['pay'], { _tag, problem }: CardEntry): string | undefined {
  if (problem === undefined) return undefined
  if (_tag !== 'Ready' || problem._tag !== 'Unavailable') return paymentProblemWords(words, problem)
  const { cause, message } = problem
  return isUnanswered(cause) ? (message ?? words.cardUnheard) : words.cardUnavailable[cause]
}

/** True if only the restaurant's settings can cause the error, so that the text names the restaurant. */
export function asksRestaurant({ problem }: CardEntry): boolean {
  return problem?._tag === 'Misconfigured' && problem.code !== requestRefused
}

/** Text above the form. Field errors are at the fields. */
export function paymentProblemWords(words: Words['pay'], problem: PaymentProblem): string | undefined {
  switch (problem._tag) {
    case 'InvalidFields':
    case 'Cancelled':
      return undefined
    case 'Declined':
      return problem.message ?? words.cardUnusable
    case 'AuthenticationFailed':
      return words.cardRefused
    case 'NotTokenised':
      return words.cardNotTokenised
    case 'ProcessingFailed':
      return words.cardProcessingFailed
    case 'Misconfigured':
      return problem.code === requestRefused ? words.cardRequestRefused : words.cardMisconfigured
    case 'Unavailable':
      return words.cardUnavailable[problem.cause]
    case 'OutcomeUnknown':
      return words.outcomeUnknown
  }
}

function isUnanswered(cause: UnavailableCause): boolean {
  return cause === 'load' || cause === 'network' || cause === 'timeout'
}

function isBrand(words: Words['pay'], brand: string): brand is CardBrand {
  return brand in words.brands
}
