import { manageCards } from '../../../src-domain/card/manage-cards.ts'
import { bring } from '../document/container.ts'
import { Port } from '../document/ports.ts'
import { card } from '../modules/card.ts'
import { keepCard, type SavedCards } from './keep-card.ts'
import type { PayPage } from './pay-page.ts'

/** The patron's saved cards; fetched with the screen that shows them. */
export function savedCards({ cells, container, forms, ports: { steps } }: PayPage): SavedCards {
  const gateway = bring(container, Port.cards, card)
  return keepCard(manageCards({ gateway, cards: cells.cards, patron: cells.patron, steps }), cells, forms)
}
