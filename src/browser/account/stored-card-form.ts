import { isRight } from 'fp-ts/lib/Either.js'
import { orderStore } from '../../../src-adapters/browser/order-store.ts'
import { locationGateway } from '../../../src-adapters/order-server/location-gateway.ts'
import type { LocationGateway } from '../../../src-domain/location/location-gateway.ts'
import { billingOf } from '../../../src-domain/payment/billing.ts'
import { enterCard } from '../../../src-domain/payment/enter-card.ts'
import { openedProcessor } from '../../../src-domain/payment/open-processor.ts'
import { takeSteps } from '../../../src-domain/payment/take-steps.ts'
import { cardForm } from '../../../src-ui/messages/card-form.en.ts'
import { withBrandTexts } from '../../../src-ui/messages/wording.ts'
import { cardController } from '../../../src-ui/payment/card-controller.ts'
import { cardFormWords } from '../../../src-ui/payment/card-form-words.ts'
import type { StoredCardForm } from '../../../src-ui/profile/add-card-controller.ts'
import { loadPort } from '../document/container.ts'
import { pageGate } from '../document/page-gate.ts'
import { payment, paymentProcessor } from '../modules/payment.ts'
import type { AccountPage } from './account-page.ts'

/** The processor's form for a card that is saved without a payment (CARD-05). */
export async function storedCardForm({
  cells,
  container,
  words,
  server,
  local,
  pause,
}: AccountPage): Promise<StoredCardForm> {
  const { texts, locale, brand, paymentEnvironment } = cells.facts
  const { currency, country } = brand
  const processorFor = loadPort(container, paymentProcessor, payment)
  const locations = locationGateway(server)
  const id = orderStore(local, window).restore()?.location?.id ?? (await anyOf(locations))
  const processor = openedProcessor({
    processor: () => processorFor({ texts, locale }),
    locations,
    locationId: () => id,
    locale,
    environment: paymentEnvironment ?? 'production',
    currency,
    country,
    scriptGate: pageGate(document),
    words: cardFormWords(withBrandTexts('pay', cardForm, texts, locale), words.pay),
  })
  const enter = enterCard({ processor, card: cells.cardEntry, billing: () => billingOf(cells.patron.current().patron) })
  return {
    ...cardController(document, enter),
    steps: takeSteps({ processor, pause }),
  }
}

/** A processor's keys belong to a restaurant: uses the last order's, or else any. */
async function anyOf({ locations }: LocationGateway): Promise<string | undefined> {
  const answer = await locations({ diningOption: 'pickup' })
  return isRight(answer) ? answer.right[0]?.id : undefined
}
