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
  /** Replaces the current screen and keeps the entries before it. */
  readonly replace: (screen: PayScreen) => void
  /** One step back; from the first screen to the shop. */
  readonly back: () => void
}

/**
 * Screen flow of the pay document, whose address stays the same (CART-12). Replaces a screen that does not apply by the
 * one that fits.
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
    // A customer who opened the address directly goes to the shop with the cart open.
    leave: () => page.go(cartAddress(cells.order.current(), 'cart')),
  })
  return { ...flow, start: () => flow.turn(flow.here().at), go: flow.next, replace: flow.turn }
}
