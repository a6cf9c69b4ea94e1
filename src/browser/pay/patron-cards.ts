import { manageCards } from '../../../src-domain/card/manage-cards.ts'
import type { FurtherSteps } from '../../../src-domain/payment/further-step.ts'
import { type SavedCards, savedCards } from '../../../src-ui/checkout/card/saved-cards.ts'
import type { CheckoutPorts } from '../../../src-ui/checkout/checkout-ports.ts'
import { bring } from '../document/container.ts'
import { Port } from '../document/ports.ts'
import { card } from '../modules/card.ts'
import type { PayPage } from './pay-page.ts'

/** The patron's saved cards; loads with the screen that shows them. */
export function patronCards(
  { cells, container }: PayPage,
  steps: FurtherSteps,
  forms: CheckoutPorts['forms'],
): SavedCards {
  const gateway = bring(container, Port.cards, card)
  return savedCards(manageCards({ gateway, cards: cells.cards, patron: cells.patron, steps }), cells, forms)
}
