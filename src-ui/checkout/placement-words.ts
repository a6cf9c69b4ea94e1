import type { Cents } from '../../src-domain/money/cents.ts'
import { formatPrice } from '../../src-domain/money/format-price.ts'
import type { PlacementMessage } from '../../src-domain/ordering/placement-message.ts'
import type { Words } from '../messages/words-context.tsx'

/** One sentence for each message of a placement (CHK-34, CHK-50, CHK-54 to CHK-57). */
export const placementWords = (words: Words['pay'], message: PlacementMessage, newTotal: Cents | undefined): string => {
  switch (message._tag) {
    case 'ServerSaid':
      return words.blocked({ reason: message.reason ?? '', said: message.text })
    case 'MustLogIn':
      return words.mustLogIn
    case 'GuestInfoMissing':
      return words.guestInfoMissing
    case 'SystemUnavailable':
      return words.systemUnavailable
    case 'OutcomeUnknown':
      return words.outcomeUnknown
    case 'StillConfirming':
      return words.stillConfirming
    case 'PriceChanged':
      return words.priceChanged({ price: formatPrice(newTotal ?? message.totalAmount) })
    case 'DuplicateSuspected':
      return words.duplicate
    case 'OrderNotFound':
      return words.orderNotFound
    case 'NeverArrived':
      return words.neverArrived
    case 'PersonNotShown':
    case 'TableLimit':
    case 'GuestLimit':
    case 'CashLimit':
      return words.limit[message._tag]
  }
}
