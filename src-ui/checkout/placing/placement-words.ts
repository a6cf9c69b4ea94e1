import type { Minor } from '../../../src-domain/money/minor.ts'
import type { PlacementMessage } from '../../../src-domain/placement/placement-message.ts'
import { type Spoken, serverRefusalText } from '../../messages/spoken.ts'
import type { Words } from '../../messages/words-context.tsx'

interface Known {
  /** Amount due after a price change. */
  readonly newTotal?: Minor | undefined
  /** Order minimum for the food. */
  readonly minimum?: Minor | undefined
}

/** Message texts (CHK-34, CHK-50, CHK-54 to CHK-57). */
export function placementWords(
  words: Words['pay'],
  message: PlacementMessage,
  { newTotal, minimum }: Known = {},
): Spoken {
  switch (message._tag) {
    case 'ServerSaid':
      return serverRefusalText(words, { why: message.why, said: message.text, minimum })
    case 'MustLogIn':
      return { text: words.mustLogIn }
    case 'GuestInfoMissing':
      return { text: words.guestInfoMissing }
    case 'SystemUnavailable':
      return { text: words.systemUnavailable }
    case 'OutcomeUnknown':
      return { text: words.outcomeUnknown }
    case 'StillConfirming':
      return { text: words.stillConfirming }
    case 'PriceChanged':
      return { text: words.priceChanged({ price: words.price(newTotal ?? message.totalAmount) }) }
    case 'DuplicateSuspected':
      return { text: words.duplicate }
    case 'OrderNotFound':
      return { text: words.orderNotFound }
    case 'NeverArrived':
      return { text: words.neverArrived }
    case 'PlacingElsewhere':
      return { text: words.placingElsewhere }
    case 'NotConfirmed':
      return { text: words.notConfirmed[message.how] }
    case 'WalletFailed':
      return { text: message.how === 'refused' ? words.walletFailed : words.walletUnavailable }
    case 'PersonNotShown':
    case 'TableLimit':
    case 'GuestLimit':
    case 'CashLimit':
      return { text: words.limit[message._tag] }
  }
}
