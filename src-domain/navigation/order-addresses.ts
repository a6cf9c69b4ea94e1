import type { DiningOption } from '../dining-option/dining-option.ts'
import { type CartScreen, home, menuAddress, type Opening } from './addresses.ts'

/** Where an order leads, each spelled once; apart from the shop's pages, whose first load needs none of it. */

/** As far as it says where an order's menu is. */
export interface OrderPlaced {
  readonly location?: { readonly slug: string }
  readonly diningOption: DiningOption
}

/** The shop's page of an order, with the cart as it is. */
export function menuOfOrder({ location, diningOption }: OrderPlaced): string {
  return location === undefined ? home : menuAddress(location.slug, diningOption)
}

/** The menu of an order's own restaurant with its cart open, at one of its screens. */
export function cartAddress(order: OrderPlaced, screen: CartScreen): string {
  return order.location === undefined ? home : opening(menuOfOrder(order), { _tag: 'Cart', screen })
}

/** The page of a placed order; the token is all that its reader needs. */
export function orderAddress(token: string): string {
  return `/order/${encodeURIComponent(token)}`
}

/** The confirmation of the order that this tab placed last. The tab stores its token, so the address has none. */
export const ownOrderAddress = '/order'

/** The checkout of a cart that was handed over (CART-26). */
export function checkoutOfCart(id: string): string {
  return `/checkout/${encodeURIComponent(id)}`
}

/** An address that opens something on its page; `openingIn` reads it. */
export function opening(address: string, opens: Opening): string {
  switch (opens._tag) {
    case 'Cart':
      return `${address}#${opens.screen}`
    case 'Address':
      return `${address}#address${opens.slug === undefined ? '' : `=${opens.slug}`}`
    case 'Account':
      return `${address}#account${opens.to === undefined ? '' : `=${opens.to}`}`
  }
}
