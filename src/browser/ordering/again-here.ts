import { isLeft } from 'fp-ts/lib/Either.js'
import type { OrderInProgress } from '../../../src-domain/cart/order-in-progress.ts'
import { noAgain } from '../../../src-domain/history/again-state.ts'
import { type LastOrder, lastOrderOfTicket, lastOrdersAt } from '../../../src-domain/history/last-orders.ts'
import { reorder } from '../../../src-domain/history/reorder.ts'
import type { Flow } from '../../../src-domain/navigation/follow-flow.ts'
import type { OpenSheet } from '../../../src-domain/navigation/open-sheet.ts'
import { isOfGuestHere } from '../../../src-domain/ordering/own-ticket.ts'
import type { StateCell } from '../../../src-domain/state/state-cell.ts'
import { offerAgain } from '../../../src-ui/history/offer-again.ts'
import { again as english } from '../../../src-ui/messages/again.en.ts'
import { withBrandTexts } from '../../../src-ui/messages/wording.ts'
import { bring } from '../document/container.ts'
import { Port } from '../document/ports.ts'
import { history } from '../modules/history.ts'
import { ticket as ticketModule } from '../modules/ticket.ts'
import type { OrderingPage } from './ordering-page.ts'

export interface AgainHereNeeds extends Pick<OrderingPage, 'shop' | 'cells' | 'container'> {
  /** As the customer changes it. */
  readonly order: StateCell<OrderInProgress>
  readonly flow: Pick<Flow<OpenSheet>, 'next' | 'turn'>
}

/** What was ordered here before, and the same again into the cart of this page. */
export function againHere({ shop, cells, container, order, flow }: AgainHereNeeds) {
  const { brand, location, menuHref, locale, texts } = shop
  if (location !== undefined) {
    offerAgain(document, cells.lastOrders, withBrandTexts('again', english, texts, locale).title, () =>
      flow.next({ _tag: 'Again' }),
    )
    const ofPatron = async (): Promise<readonly LastOrder[]> => {
      if (!brand.orderHistory) return []
      const answer = await bring(container, Port.orderHistory, history).orders()()
      // Nobody asked for it, so nobody is told that it cannot be had.
      return isLeft(answer) ? [] : lastOrdersAt(location, answer.right)
    }
    const ofGuest = (): readonly LastOrder[] => {
      const last = bring(container, Port.tickets, ticketModule).last()
      const guest = container.get(Port.checkoutFormStore).read()?.guest
      const isSignedIn = container.get(Port.sessionStore).token() !== undefined
      return last !== undefined && isOfGuestHere(last, { guest, isSignedIn }) ? lastOrderOfTicket(location, last) : []
    }
    cells.patron.changes.subscribe(async ({ patron }) => {
      const orders = patron === undefined ? ofGuest() : await ofPatron()
      // Meanwhile somebody else may have come.
      if (cells.patron.current().patron === patron) cells.lastOrders.update(() => ({ orders }))
    })
  }
  return reorder({
    brand,
    again: cells.again,
    store: {
      restore: order.current,
      keep: (now) => order.update(() => now),
    },
    locations: container.get(Port.locations),
    menus: container.get(Port.menus),
    upsells: container.get(Port.upsells),
    ids: container.get(Port.ids),
    clock: { now: cells.facts.now },
    // This page has done so, and has the order in hand.
    clearStale: () => {},
    leave: (address) => {
      cells.again.update(() => noAgain)
      // The cart of this very menu is a sheet away; another way of getting the food has a page of its own.
      if (address.split('#')[0] === menuHref) flow.turn({ _tag: 'Cart', path: '/' })
      else window.location.assign(address)
    },
  })
}
