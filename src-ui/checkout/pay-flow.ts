import { openedPayScreen } from '../../src-domain/checkout/opened-pay-screen.ts'
import {
  fittingScreen,
  type PayScreen,
  payScreenIn,
  payStanding,
  screenBehind,
} from '../../src-domain/checkout/pay-screen.ts'
import { type Flow, followFlow } from '../../src-domain/navigation/follow-flow.ts'
import { cartAddress } from '../../src-domain/navigation/order-addresses.ts'
import type { CheckoutPorts } from './checkout-ports.ts'

export interface PayFlow extends Pick<Flow<PayScreen>, 'close'> {
  readonly start: () => void
  readonly go: (screen: PayScreen) => void
  /** Shows a screen in place of the current one. The entries behind it stay. */
  readonly replace: (screen: PayScreen) => void
  /** One step back in the flow; from its first screen to the shop. */
  readonly back: () => void
}

/**
 * Where in the pay document the customer is, at an address that stays the same (CART-12). A screen whose question is
 * answered, or not answered yet, gives way to the one that fits.
 */
export function payFlow({
  cells,
  ordering,
  history,
  page,
}: Pick<CheckoutPorts, 'cells' | 'ordering' | 'history' | 'page'>): PayFlow {
  const { brand } = cells.facts
  const isSignedIn = () => cells.patron.current().patron !== undefined
  const standing = () => payStanding(brand, cells.order.current(), isSignedIn(), cells.checkout.current().guest)
  const flow = followFlow<PayScreen>({
    history,
    pause: ordering.pause,
    shown: cells.screen,
    read: payScreenIn,
    first: () => ({
      at: openedPayScreen(page.fragment(), brand, cells.order.current()),
      depth: 0,
      isFromShop: page.isFromShop,
    }),
    fitting: (wanted) => fittingScreen(wanted, standing()),
    behind: (at) => screenBehind(at, standing()),
    // To the shop's page of this order with its cart open, for customers who came by the address.
    leave: () => page.go(cartAddress(cells.order.current(), 'cart')),
  })
  return { ...flow, start: () => flow.turn(flow.here().at), go: flow.next, replace: flow.turn }
}
