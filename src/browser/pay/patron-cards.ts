import { cardGateway } from '../../../src-adapters/order-server/card-gateway.ts'
import { manageCards } from '../../../src-domain/card/manage-cards.ts'
import type { FurtherSteps } from '../../../src-domain/payment/further-step.ts'
import { type SavedCards, savedCards } from '../../../src-ui/checkout/card/saved-cards.ts'
import type { CheckoutPorts } from '../../../src-ui/checkout/checkout-ports.ts'
import type { PayPage } from './pay-page.ts'

/** The patron's saved cards; loads with the screen that shows them. */
export function patronCards(
  { cells, server }: PayPage,
  steps: FurtherSteps,
  forms: CheckoutPorts['forms'],
): SavedCards {
  const gateway = cardGateway(server)
  return savedCards(manageCards({ gateway, cards: cells.cards, patron: cells.patron, steps }), cells, forms)
}
