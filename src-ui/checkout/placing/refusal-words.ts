import type { CheckoutRefusal } from '../../../src-domain/checkout/checkout-refusal.ts'
import type { Minor } from '../../../src-domain/money/minor.ts'
import type { ValidationProblem } from '../../../src-domain/placement/validation-verdict.ts'
import { type Spoken, serverRefusalText } from '../../messages/spoken.ts'
import type { Words } from '../../messages/words-context.tsx'

/** Texts of refused orders (CHK-25 to CHK-33). `minimum`: order minimum for the food. */
export function refusalWords(
  words: Words['pay'],
  why: CheckoutRefusal | ValidationProblem,
  minimum: Minor | undefined,
): Spoken {
  switch (why._tag) {
    case 'NoLocation':
    case 'AddressMissing':
    case 'TableMissing':
    case 'ScheduleMissing':
    case 'NoPayment':
      return { text: words.refusal[why._tag] }
    case 'BelowMinimum':
      return {
        text: `${words.belowMinimum({ minimum: words.price(why.minimum) })} ${words.stillMissing({ price: words.price(why.missing) })}`,
      }
    case 'AgeNotConfirmed':
      return { text: words.ageNotConfirmed({ age: why.age }) }
    case 'TooMuch':
      return { text: words.tooMuch({ most: words.price(why.most) }) }
    case 'BelowCardLeast':
      return { text: words.belowCardLeast({ due: words.price(why.due), least: words.price(why.least) }) }
    case 'AboveCardMost':
      return { text: words.aboveCardMost({ due: words.price(why.due), most: words.price(why.most) }) }
    case 'CashTooHigh':
      return { text: words.cashTooHigh({ most: words.price(why.most) }) }
    case 'BlockedByServer':
      return serverRefusalText(words, { why: why.reason, said: why.message ?? words.cartError, minimum })
    case 'PromoInvalid':
      return { text: words.promoInvalid }
    case 'CartError':
      return { text: words.cartError }
  }
}
