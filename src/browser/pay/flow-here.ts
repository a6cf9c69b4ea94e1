import { openedPayScreen } from '../../../src-domain/checkout/opened-pay-screen.ts'
import { payStanding } from '../../../src-domain/checkout/pay-screen.ts'
import { cartAddress } from '../../../src-domain/navigation/order-addresses.ts'
import { Port } from '../document/ports.ts'
import { cameFromShop } from './came-from-shop.ts'
import { type PayFlow, payFlow } from './pay-flow.ts'
import type { PayPage } from './pay-page.ts'

/** The flow of this tab, over its own history. */
export function flowHere({ state, cells, container }: PayPage): PayFlow {
  const isSignedIn = () => cells.patron.current().patron !== undefined
  return payFlow({
    history: container.get(Port.flowHistory),
    pause: container.get(Port.pause),
    shown: cells.screen,
    standing: () => payStanding(state.brand, cells.order.current(), isSignedIn(), cells.checkout.current().guest),
    isFromShop: cameFromShop(document.referrer, window.location.origin),
    opened: () => openedPayScreen(window.location.hash, state.brand, cells.order.current()),
    // To the shop's page of this order, with its cart open, for who came by the address.
    leave: () => window.location.assign(cartAddress(cells.order.current(), 'cart')),
  })
}
