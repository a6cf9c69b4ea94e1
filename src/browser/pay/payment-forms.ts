import { enterCard } from '../../../src-domain/payment/enter-card.ts'
import { type OfferWallet, offerWallet } from '../../../src-domain/payment/offer-wallet.ts'
import { openedProcessor } from '../../../src-domain/payment/open-processor.ts'
import { cardFormWords } from '../../../src-ui/payment/card-words.ts'
import { Port } from '../document/ports.ts'
import { type CardController, cardController } from './card-controller.ts'
import type { PayPage } from './pay-page.ts'

export interface PaymentForms {
  readonly cards: CardController
  readonly wallet: OfferWallet
}

/** The card form and the wallet of the one processor of this document; fetched with the first of them that is shown. */
export function paymentForms({ state, cells, container, words }: PayPage): PaymentForms {
  const processor = openedProcessor({
    processor: container.get(Port.processor),
    locations: container.get(Port.locations),
    locationId: () => cells.order.current().location?.id,
    locale: state.locale,
    environment: state.paymentEnvironment,
    words: cardFormWords(words.pay),
  })
  return {
    cards: cardController(document, enterCard({ processor, card: cells.card })),
    wallet: offerWallet({ processor, wallet: cells.wallet, label: words.pay.walletLabel }),
  }
}
