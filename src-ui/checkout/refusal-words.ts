import type { CheckoutRefusal } from '../../src-domain/checkout/checkout-refusal.ts'
import type { ValidationProblem } from '../../src-domain/checkout/validation-verdict.ts'
import { formatPrice } from '../../src-domain/money/format-price.ts'
import type { Words } from '../messages/words-context.tsx'

/** Why the order cannot be placed as it stands, in words (CHK-25 to CHK-33). */
export const refusalWords = (words: Words['pay'], why: CheckoutRefusal | ValidationProblem): string => {
  switch (why._tag) {
    case 'NoLocation':
      return words.refusal.NoLocation
    case 'AddressMissing':
      return words.refusal.AddressMissing
    case 'TableMissing':
      return words.refusal.TableMissing
    case 'ScheduleMissing':
      return words.refusal.ScheduleMissing
    case 'BelowMinimum':
      return `${words.belowMinimum({ minimum: formatPrice(why.minimum) })} ${words.stillMissing({ price: formatPrice(why.missing) })}`
    case 'TooMuch':
      return words.tooMuch({ most: formatPrice(why.most) })
    case 'CashTooHigh':
      return words.cashTooHigh({ most: formatPrice(why.most) })
    case 'NoPayment':
      return words.refusal.NoPayment
    case 'BlockedByServer':
      return words.blocked({ reason: why.reason, said: why.message ?? words.cartError })
    case 'PromoInvalid':
      return words.promoInvalid
    case 'CartError':
      return words.cartError
  }
}
