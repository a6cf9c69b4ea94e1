import type { DiningOption } from '../dining-option/dining-option.ts'
import { pathWord } from '../dining-option/path-word.ts'

/** URLs of the shop's pages and their parsers; see also `order-addresses.ts`. */

export const home = '/'

export const poweredAddress = '/powered-by'

/** Checkout of the cart in this browser (CART-27). */
export const checkoutAddress = '/checkout/current'

export function menuAddress(slug: string, type: DiningOption): string {
  return `/location/${encodeURIComponent(slug)}/${pathWord(type)}`
}

/** MENU-15: URL under the item's restaurant, or under `all` without one. */
export function itemAddress(menu: string, item: { readonly id: string; readonly restaurantGroup?: string }): string {
  return `${menu}/${encodeURIComponent(item.restaurantGroup ?? 'all')}/${encodeURIComponent(item.id)}`
}

export function marketAddress(market: string): string {
  return `/market/${market}`
}

export const cartScreens = ['cart', 'locations', 'link', 'upsells', 'packing'] as const
export type CartScreen = (typeof cartScreens)[number]

/** Sheet that a page opens on load. The URL's fragment names it. */
export type Opening =
  | { readonly _tag: 'Cart'; readonly screen: CartScreen }
  /** `slug`: the restaurant whose menu asked for a delivery address (MENU-13). */
  | { readonly _tag: 'Address'; readonly slug?: string }
  /** `to`: the account page to open after sign-in. */
  | { readonly _tag: 'Account'; readonly to?: string }

export function openingIn(fragment: string): Opening | undefined {
  const [, slug] = /^#address=([\w-]{1,64})$/.exec(fragment) ?? []
  if (slug !== undefined) return { _tag: 'Address', slug }
  if (fragment === '#address') return { _tag: 'Address' }
  if (fragment === '#account') return { _tag: 'Account' }
  // Account pages only: prevents open redirects.
  const [, to] = /^#account=(\/(?:profile|cards|orders)[\w/.~%-]*)$/.exec(fragment) ?? []
  if (to !== undefined) return { _tag: 'Account', to }
  const screen = cartScreens.find((one) => fragment === `#${one}`)
  return screen === undefined ? undefined : { _tag: 'Cart', screen }
}

/** Opaque id of /cart/{id} (CART-24). The server redirects undecodable paths home. */
export function sharedCartIn(path: string): string | undefined {
  const id = /^\/cart\/([^/]+)$/.exec(path)?.[1]
  return id === undefined ? undefined : decodeURIComponent(id)
}
