import { ticketStore } from '../../../src-adapters/browser/ticket-store.ts'
import { orderHistoryGateway } from '../../../src-adapters/order-server/order-history-gateway.ts'
import type { OrderInProgress } from '../../../src-domain/cart/order-in-progress.ts'
import type { Flow } from '../../../src-domain/navigation/follow-flow.ts'
import type { OpenSheet } from '../../../src-domain/navigation/open-sheet.ts'
import type { StateCell } from '../../../src-domain/state/state-cell.ts'
import { lastOrdersController } from '../../../src-ui/history/last-orders-controller.ts'
import { again as english } from '../../../src-ui/messages/again.en.ts'
import { withBrandTexts } from '../../../src-ui/messages/wording.ts'
import type { OrderingPage } from './ordering-page.ts'

export interface LastOrdersNeeds extends OrderingPage {
  /** Reports the customer's changes. */
  readonly order: StateCell<OrderInProgress>
  readonly flow: Pick<Flow<OpenSheet>, 'next' | 'turn'>
}

/** The lazy part of the ordering chunk that offers the customer's last orders. */
export function lastOrders(needs: LastOrdersNeeds) {
  const { shop, cells, server, session, checkoutForm } = needs
  return lastOrdersController({
    ...needs,
    location: shop.location,
    menuHref: shop.menuHref,
    title: withBrandTexts('again', english, shop.texts, shop.locale).title,
    orderHistory: orderHistoryGateway(server),
    tickets: ticketStore(needs.tab),
    guest: () => checkoutForm.read()?.guest,
    isSignedIn: () => session.session.token() !== undefined,
    clock: { now: cells.facts.now },
  })
}
