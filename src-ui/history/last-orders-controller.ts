import { isLeft } from 'fp-ts/lib/Either.js'
import type { OrderInProgress, OrderLocation } from '../../src-domain/cart/order-in-progress.ts'
import type { CheckoutForm } from '../../src-domain/checkout/checkout-form.ts'
import { noAgain } from '../../src-domain/history/again-state.ts'
import { type LastOrder, lastOrderOfTicket, lastOrdersAt } from '../../src-domain/history/last-orders.ts'
import { type ReorderPorts, reorder } from '../../src-domain/history/reorder.ts'
import type { Flow } from '../../src-domain/navigation/follow-flow.ts'
import type { OpenSheet } from '../../src-domain/navigation/open-sheet.ts'
import type { StateCell } from '../../src-domain/state/state-cell.ts'
import type { OrderHistoryGateway } from '../../src-domain/ticket/order-history-gateway.ts'
import { isOfGuestHere } from '../../src-domain/ticket/own-ticket.ts'
import type { TicketStore } from '../../src-domain/ticket/ticket-store.ts'
import type { OrderingCells } from '../ordering/ordering-app.ts'
import { offerReorder } from './offer-reorder.ts'

export interface LastOrdersPorts extends Omit<ReorderPorts, 'again' | 'store' | 'clearStale'> {
  readonly cells: Pick<OrderingCells, 'patron' | 'lastOrders' | 'again'>
  readonly order: StateCell<OrderInProgress>
  readonly flow: Pick<Flow<OpenSheet>, 'next' | 'turn'>
  /** Absent on the location picker. */
  readonly location: OrderLocation | undefined
  /** Absent on the location picker. */
  readonly menuHref: string | undefined
  readonly title: string
  readonly orderHistory: Pick<OrderHistoryGateway, 'orders'>
  readonly tickets: Pick<TicketStore, 'last'>
  readonly guest: () => CheckoutForm['guest']
  readonly isSignedIn: () => boolean
}

/** Offers recent orders on the menu and adds one to this page's cart (PROF-17). */
export function lastOrdersController(ports: LastOrdersPorts) {
  const { brand, cells, order, flow, location, menuHref } = ports
  if (location !== undefined) {
    offerReorder(document, cells.lastOrders, ports.title, () => flow.next({ _tag: 'Again' }))
    const ofPatron = async (): Promise<readonly LastOrder[]> => {
      if (!brand.orderHistory) return []
      const answer = await ports.orderHistory.orders()
      // A failure stays silent, because the customer did not ask for these orders.
      return isLeft(answer) ? [] : lastOrdersAt(location, answer.right)
    }
    const ofGuest = (): readonly LastOrder[] => {
      const last = ports.tickets.last()
      const person = { guest: ports.guest(), isSignedIn: ports.isSignedIn() }
      return last !== undefined && isOfGuestHere(last, person) ? lastOrderOfTicket(location, last) : []
    }
    cells.patron.changes.subscribe(async ({ patron }) => {
      const orders = patron === undefined ? ofGuest() : await ofPatron()
      // Another patron may have signed in during the fetch.
      if (cells.patron.current().patron === patron) cells.lastOrders.update(() => ({ orders }))
    })
  }
  return reorder({
    ...ports,
    again: cells.again,
    store: {
      restore: order.current,
      keep: (now) => order.update(() => now),
    },
    // The page has already cleared stale storage.
    clearStale: () => {},
    leave: (address) => {
      cells.again.update(() => noAgain)
      // This menu's cart opens as a sheet; another menu's cart is on its own page.
      if (address.split('#')[0] === menuHref) flow.turn({ _tag: 'Cart', path: '/' })
      else ports.leave(address)
    },
  })
}
