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
    page: window,
    keeper: container.get(Port.flowKeeper),
    screen: cells.screen,
    standing: () => payStanding(state.brand, cells.order.current(), isSignedIn(), cells.checkout.current().guest),
    isFromShop: cameFromShop(document.referrer, window.location.origin),
    home: () => cartAddress(cells.order.current(), 'cart'),
    leave: (address) => window.location.assign(address),
    leaveInstead: (address) => window.location.replace(address),
  })
}
