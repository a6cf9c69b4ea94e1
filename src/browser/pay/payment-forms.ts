import { payAbove } from '../../../src-domain/checkout/pay-above.ts'
import type { LocationGateway } from '../../../src-domain/location/location-gateway.ts'
import { billingOf } from '../../../src-domain/payment/billing.ts'
import { enterCard } from '../../../src-domain/payment/enter-card.ts'
import { offerWallet } from '../../../src-domain/payment/offer-wallet.ts'
import { openedProcessor } from '../../../src-domain/payment/open-processor.ts'
import { takeSteps } from '../../../src-domain/payment/take-steps.ts'
import { walletSheets } from '../../../src-domain/payment/wallet-sheets.ts'
import { cardForm } from '../../../src-ui/messages/card-form.en.ts'
import { withBrandTexts } from '../../../src-ui/messages/wording.ts'
import { cardController } from '../../../src-ui/payment/card-controller.ts'
import { cardFormWords } from '../../../src-ui/payment/card-form-words.ts'
import type { PaymentForms } from '../../../src-ui/payment/payment-controller.ts'
import { loadPort } from '../document/container.ts'
import { pageGate } from '../document/page-gate.ts'
import { payment, paymentProcessor } from '../modules/payment.ts'
import type { PayPage } from './pay-page.ts'

/** Card form, wallets and challenges of this document's processor, loaded when the first of them is shown. */
export function paymentForms(
  { state, cells, container, words, pause }: PayPage,
  locations: Pick<LocationGateway, 'credentials'>,
): PaymentForms {
  const { texts, locale, brand } = state
  const { currency, country } = brand
  const processor = openedProcessor({
    processor: () => loadPort(container, paymentProcessor, payment)({ texts, locale }),
    locations,
    locationId: () => cells.order.current().location?.id,
    locale,
    environment: state.paymentEnvironment,
    currency,
    country,
    scriptGate: pageGate(document),
    words: cardFormWords(withBrandTexts('pay', cardForm, texts, locale), words.pay),
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
    steps: takeSteps({ processor, pause }),
  }
}
