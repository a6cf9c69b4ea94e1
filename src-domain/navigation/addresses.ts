import type { DiningOption } from '../dining-option/dining-option.ts'
import { pathWord } from '../dining-option/path-word.ts'

/** The addresses of the shop's own pages, each spelled once, and what reads them; `order-addresses.ts` has an order's. */

export const home = '/'

/** The product's own page (SHELL-25). */
export const poweredAddress = '/powered-by'

/** The cart in this browser's storage, as the pay document names it (CART-27). */
export const checkoutAddress = '/checkout/current'

export function menuAddress(slug: string, type: DiningOption): string {
  return `/location/${encodeURIComponent(slug)}/${pathWord(type)}`
}

/** Of a dish on a menu (MENU-15): under the restaurant that makes it, or under `all`. */
export function itemAddress(menu: string, item: { readonly id: string; readonly restaurantGroup?: string }): string {
  return `${menu}/${encodeURIComponent(item.restaurantGroup ?? 'all')}/${encodeURIComponent(item.id)}`
}

/** The restaurants of a marketplace (LOC-46). */
export function marketAddress(market: string): string {
  return `/market/${market}`
}

export const cartScreens = ['cart', 'locations', 'link', 'upsells', 'packing'] as const
export type CartScreen = (typeof cartScreens)[number]

/** What a page of the shop opens by itself, by the fragment of its address. */
export type Opening =
  | { readonly _tag: 'Cart'; readonly screen: CartScreen }
  /** Where a delivery goes; `slug`: of the restaurant whose menu was turned away for want of it (MENU-13). */
  | { readonly _tag: 'Address'; readonly slug?: string }
  /** `to`: the page of the account that somebody asked for who was not logged in. */
  | { readonly _tag: 'Account'; readonly to?: string }

export function openingIn(fragment: string): Opening | undefined {
  const [, slug] = /^#address=([\w-]{1,64})$/.exec(fragment) ?? []
  if (slug !== undefined) return { _tag: 'Address', slug }
  if (fragment === '#address') return { _tag: 'Address' }
  if (fragment === '#account') return { _tag: 'Account' }
  // To nowhere but the account's own pages, whoever made the link.
  const [, to] = /^#account=(\/(?:profile|cards|orders)[\w/.~%-]*)$/.exec(fragment) ?? []
  if (to !== undefined) return { _tag: 'Account', to }
  const screen = cartScreens.find((one) => fragment === `#${one}`)
  return screen === undefined ? undefined : { _tag: 'Cart', screen }
}

/** The cart that /cart/{id} hands over (CART-24). Opaque; the server sends home what cannot be decoded. */
export function sharedCartIn(path: string): string | undefined {
  const id = /^\/cart\/([^/]+)$/.exec(path)?.[1]
  return id === undefined ? undefined : decodeURIComponent(id)
}
