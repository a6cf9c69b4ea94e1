import { cardFormWords } from '../../../src-ui/payment/card-words.ts'
import { later } from '../document/later.ts'
import { Port } from '../document/ports.ts'
import { type CardDesk, cardDesk } from './card-desk.ts'
import { openedProcessor } from './opened-processor.ts'
import type { PayPage } from './pay-page.ts'
import type { WalletDesk } from './wallet-desk.ts'

export interface PaymentForms {
  readonly desk: CardDesk
  /** Fetched with the first wallet that is offered. */
  readonly wallets: () => Promise<WalletDesk>
}

/** The card form and the wallet of the one processor of this document. */
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
    desk: cardDesk({ page: document, processor, card: cells.card }),
    wallets: later(() =>
      import('./wallet-desk.ts').then(({ walletDesk }) =>
        walletDesk({ processor, wallet: cells.wallet, label: words.pay.walletLabel }),
      ),
    ),
  }
}
