import type { Connection } from '../../src-domain/call/connection.ts'
import type { CheckoutFormStore } from '../../src-domain/checkout/checkout-form.ts'
import type { FlowStore, OrderScreen } from '../../src-domain/checkout/flow-position.ts'
import { type AgainState, noAgain } from '../../src-domain/history/again-state.ts'
import type { ImpactGateway } from '../../src-domain/impact/impact-gateway.ts'
import type { ImpactWidget } from '../../src-domain/impact/impact-widget.ts'
import { interlude } from '../../src-domain/impact/interlude.ts'
import type { WidgetUsers } from '../../src-domain/impact/widget-users.ts'
import type { MapDrawer } from '../../src-domain/location/delivery-map.ts'
import { signUpAddress } from '../../src-domain/navigation/account-addresses.ts'
import { orderAddress } from '../../src-domain/navigation/order-addresses.ts'
import { lookAgain } from '../../src-domain/placement/look-again.ts'
import { type ShowOrderPorts, showOrder } from '../../src-domain/placement/show-order.ts'
import type { OrderEvents } from '../../src-domain/ticket/order-events.ts'
import { isOfGuestHere } from '../../src-domain/ticket/own-ticket.ts'
import type { Ticket } from '../../src-domain/ticket/ticket.ts'
import type { TicketState } from '../../src-domain/ticket/ticket-state.ts'
import { noTracking, type TrackingWatch } from '../../src-domain/ticket/tracking-watch.ts'
import { type TrackingPorts, watchTracking } from '../../src-domain/ticket/watch-tracking.ts'
import { noNotice, type UnavailableNotice } from '../design/unavailable-notice.ts'
import { cell } from '../state/cell.ts'
import { oneAtATime } from '../state/one-at-a-time.ts'
import { followOrder } from './follow-order.ts'
import type { GuestDataActions } from './guest-data-props.ts'
import type { OrderState } from './order-state.ts'

export function orderCells() {
  return {
    ticket: cell<TicketState>({ _tag: 'Loading' }),
    tracking: cell<TrackingWatch>(noTracking),
    again: cell<AgainState>(noAgain),
    /** The interlude comes before the confirmation (CHK-58). */
    screen: cell<OrderScreen>('PURCHASE_COMPLETE'),
    online: cell(true),
    /** Message of a 503 (SHELL-34). */
    alert: cell<UnavailableNotice>(noNotice),
  }
}

export interface OrderPorts
  extends Pick<ShowOrderPorts, 'orders' | 'locations' | 'menus' | 'tickets' | 'pause'>,
    Pick<TrackingPorts, 'deliveries' | 'clock' | 'sight'> {
  readonly state: Pick<OrderState, 'brand' | 'locale' | 'texts' | 'token'>
  readonly cells: ReturnType<typeof orderCells>
  /** Token from the address, or from the tab that ordered. */
  readonly token: string | undefined
  readonly connection: Connection
  /** Stream of the order's changes. */
  readonly events: OrderEvents
  readonly formStore: CheckoutFormStore
  readonly flowStore: FlowStore
  readonly impact: ImpactGateway
  readonly widgetUsers: WidgetUsers
  readonly patronId: () => string | undefined
  readonly isSignedIn: () => boolean
  /** Copies the order's link, or opens it if the browser cannot copy. */
  readonly copyLink: (address: string) => Promise<boolean>
  /** Street map; absent: the shop draws its own map. */
  readonly drawer?: MapDrawer | undefined
  /** Charity's widget; absent: the shop offers the choice itself. */
  readonly widget?: ImpactWidget | undefined
  readonly loader?: ((host: Element) => void) | undefined
  /** Reorders into this device's cart after the customer has seen the changes. */
  readonly onAgain: {
    readonly orderTicket: (ticket: Ticket) => void
    readonly take: () => void
    readonly close: () => void
  }
  /** Actions on the guest's data, authorised by the order's token. */
  readonly guestData: GuestDataActions
  readonly report: (what: string) => void
}

/** Shows an order. Changes nothing when it loads, so the page can be reloaded and shared (CONF-10). */
export function orderController(ports: OrderPorts) {
  const { state, cells, token, connection, formStore } = ports
  const { brand, locale, texts } = state
  const between = interlude({
    brand,
    store: ports.flowStore,
    nonprofit: () => formStore.read()?.nonprofit,
    impact: ports.impact,
    widgetUsers: ports.widgetUsers,
    patronId: ports.patronId,
    screen: cells.screen,
    report: ports.report,
  })
  const fetchOrder = showOrder({
    ...ports,
    ticket: cells.ticket,
    remembered: between.enter,
    follow: watchTracking({ ...ports, tracking: cells.tracking, calledOff: () => void look() }),
  })
  const look = async () => {
    if (token === undefined) cells.ticket.update(() => ({ _tag: 'Unknown' }))
    else await fetchOrder(token)
  }
  cells.online.update(connection.isOnline)
  return {
    brand,
    locale,
    texts,
    ...cells,
    drawer: ports.drawer,
    widget: ports.widget,
    loader: ports.loader,
    onNonprofit: between.choose,
    onSkip: between.skip,
    onRetry: () => void look(),
    accountFor: signUpLinkFor(ports),
    onAgain: ports.onAgain,
    guestData: ports.guestData,
    /** Absent if the page's address is the link. */
    onCopyLink:
      state.token !== undefined || token === undefined ? undefined : () => ports.copyLink(orderAddress(token)),
    open: () => {
      connection.onChange(() => {
        cells.online.update(connection.isOnline)
        const now = cells.ticket.current()
        // Repeats fetches that failed while offline.
        if (connection.isOnline() && (now._tag !== 'Known' || now.location === undefined)) void look()
      })
      void look()
      if (token !== undefined) {
        const again = lookAgain({ ...ports, ticket: cells.ticket })
        followOrder(token, { ...ports, ticket: cells.ticket, look: oneAtATime(() => again(token)) })
      }
    },
  }
}

export type OrderController = ReturnType<typeof orderController>

type OptionalProp = 'drawer' | 'widget' | 'loader' | 'onCopyLink'

export interface OrderRootProps
  extends Omit<OrderController, OptionalProp | 'open'>,
    Partial<Pick<OrderController, OptionalProp>> {
  readonly report: (reason: unknown) => void
}

/**
 * Sign-up link with this order's details (E48). Only the tab that ordered has it, because the order's link must not
 * reveal the guest.
 */
function signUpLinkFor({ formStore, isSignedIn }: Pick<OrderPorts, 'formStore' | 'isSignedIn'>) {
  return (ticket: Ticket): string | undefined =>
    isOfGuestHere(ticket, { guest: formStore.read()?.guest, isSignedIn: isSignedIn() }) ? signUpAddress : undefined
}
