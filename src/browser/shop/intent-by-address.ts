import { openingIn, sharedCartIn } from '../../../src-domain/navigation/addresses.ts'
import type { ShopIntent } from '../../../src-domain/navigation/shop-intent.ts'

/**
 * What an address asks for beside its page: /cart/{id} (CART-24), the cart that another document sends back to, and
 * where a delivery goes, of the restaurant whose menu was turned away for want of it (MENU-13).
 */
export function intentIn({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): ShopIntent | undefined {
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

export function intentByAddress(
  { location, history }: Pick<Window, 'location' | 'history'>,
  intent: (intent: ShopIntent) => void,
): void {
  const asked = intentIn(location)
  if (asked === undefined) return
  // A reload shows what is open then, not what was asked for once.
  if (asked._tag !== 'SharedCart') history.replaceState(history.state, '', location.pathname + location.search)
  intent(asked)
}
