import type { Container } from 'inversify'
import type { LocationGateway } from '../../../src-domain/location/location-gateway.ts'
import { payAbove } from '../../../src-domain/ordering/pay-above.ts'
import { billingOf } from '../../../src-domain/payment/billing.ts'
import { enterCard } from '../../../src-domain/payment/enter-card.ts'
import type { IntentConfirmation } from '../../../src-domain/payment/intent-confirmation.ts'
import { type OfferWallet, offerWallet } from '../../../src-domain/payment/offer-wallet.ts'
import { openedProcessor } from '../../../src-domain/payment/open-processor.ts'
import { type TakeSteps, takeSteps } from '../../../src-domain/payment/take-steps.ts'
import { walletSheets } from '../../../src-domain/payment/wallet-sheets.ts'
import type { PayCells } from '../../../src-ui/checkout/pay-app.ts'
import type { PayState } from '../../../src-ui/checkout/pay-state.ts'
import { cardForm } from '../../../src-ui/messages/card-form.en.ts'
import { withBrandTexts } from '../../../src-ui/messages/wording.ts'
import type { Words } from '../../../src-ui/messages/words-context.tsx'
import { cardFormWords } from '../../../src-ui/payment/card-form-words.ts'
import { type CardController, cardController } from '../card/card-controller.ts'
import { pageGate } from '../document/page-gate.ts'
import { Port } from '../document/ports.ts'

export interface PaymentForms {
  readonly cards: CardController
  readonly wallet: OfferWallet
  /** Of the wallet above the rows, which no order needs that has none. */
  readonly payAbove: typeof payAbove
  readonly sheets: IntentConfirmation
  readonly steps: TakeSteps
}

export interface PaymentFormsNeeds {
  readonly state: PayState
  readonly cells: Pick<PayCells, 'order' | 'card' | 'wallet' | 'patron' | 'checkout'>
  readonly container: Container
  readonly words: Pick<Words, 'pay'>
  readonly locations: Pick<LocationGateway, 'credentials'>
}

/** The card form, the wallet and the further steps of the one processor of this document; fetched with the first of them that is shown. */
export function paymentForms({ state, cells, container, words, locations }: PaymentFormsNeeds): PaymentForms {
  const { texts, locale, brand } = state
  const { currency, country } = brand
  const processor = openedProcessor({
    processor: () => container.get(Port.processor)({ texts, locale }),
    locations,
    locationId: () => cells.order.current().location?.id,
    locale,
    environment: state.paymentEnvironment,
    currency,
    country,
    scriptGate: pageGate(document),
    words: cardFormWords(withBrandTexts('pay', cardForm, state.texts, state.locale), words.pay),
  })
  const sheets = walletSheets()
  return {
    sheets,
    payAbove,
    cards: cardController(
      document,
      enterCard({
        processor,
        card: cells.card,
        billing: () => billingOf(cells.patron.current().patron ?? cells.checkout.current().guest),
      }),
    ),
    wallet: offerWallet({
      processor,
      wallet: cells.wallet,
      paidIn: { currency, country },
      label: words.pay.walletLabel,
      sheets,
    }),
    steps: takeSteps({ processor, pause: container.get(Port.pause) }),
  }
}
