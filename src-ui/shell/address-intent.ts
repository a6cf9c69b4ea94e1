import type { DiningOption } from '../../src-domain/dining-option/dining-option.ts'
import { openingIn, sharedCartIn } from '../../src-domain/navigation/addresses.ts'
import type { ShopIntent } from '../../src-domain/navigation/shop-intent.ts'

/**
 * The intent in an address of the shop: a shared cart (CART-24), or the screen that its fragment names. Other documents
 * link back to the cart with a fragment; a delivery menu without an address links to the address form (MENU-13).
 */
export function addressIntent({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): ShopIntent | undefined {
  const id = sharedCartIn(pathname)
  if (id !== undefined) return { _tag: 'SharedCart', id }
  const opens = openingIn(hash)
  switch (opens?._tag) {
    case undefined:
      return undefined
    case 'Address':
      return { _tag: 'EnterAddress', ...(opens.slug === undefined ? {} : { slug: opens.slug }) }
    case 'Account':
      return { ...opens, _tag: 'SignIn' }
    case 'Cart':
      return opens.screen === 'cart'
        ? { _tag: 'OpenCart', asksAddress: true }
        : { _tag: 'OpenCart', path: `/${opens.screen}` }
  }
}

/** Intent in the link of a table's menu: selects that table. */
export function tableIntent({ search }: Pick<Location, 'search'>, orderType: DiningOption): ShopIntent | undefined {
  const table = orderType === 'kiosk' ? new URLSearchParams(search).get('table') : null
  return table === null ? undefined : { _tag: 'SitAt', table }
}

/** Sends the intent in the page's address once. */
export function takeAddressIntent(
  { location, history }: Pick<Window, 'location' | 'history'>,
  make: (intent: ShopIntent) => void,
): void {
  const intent = addressIntent(location)
  if (intent === undefined) return
  // Removes the intent, so that a reload shows the screen that is then open.
  if (intent._tag !== 'SharedCart') history.replaceState(history.state, '', location.pathname + location.search)
  make(intent)
}
