import type { DiningOption } from '../dining-option/dining-option.ts'
import { type CartScreen, home, menuAddress, type Opening } from './addresses.ts'

/** URLs of orders and carts. Separate, because the shop's first load does not need them. */

export interface OrderPlaced {
  readonly location?: { readonly slug: string }
  readonly diningOption: DiningOption
}

export function menuOfOrder({ location, diningOption }: OrderPlaced): string {
  return location === undefined ? home : menuAddress(location.slug, diningOption)
}

/** The order's menu with its cart open at one screen. */
export function cartAddress(order: OrderPlaced, screen: CartScreen): string {
  return order.location === undefined ? home : opening(menuOfOrder(order), { _tag: 'Cart', screen })
}

/** The token grants access to the order. */
export function orderAddress(token: string): string {
  return `/order/${encodeURIComponent(token)}`
}

/** Contains no token, because the tab stores that of its last order. */
export const ownOrderAddress = '/order'

export function checkoutOfCart(id: string): string {
  return `/checkout/${encodeURIComponent(id)}`
}

/** `openingIn` parses it. */
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
