import type { ShopWish } from '../../src-ui/shell/shop-wish.ts'

/** Screens of the cart to which the checkout sends back. */
const cartScreens: Readonly<Record<string, string>> = {
  '#link': '/link',
  '#upsells': '/upsells',
  '#packing': '/packing',
}

/** What an address asks for beside its page: /cart/{id} (CART-24), and the cart that another document sends back to. */
export const wishIn = ({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): ShopWish | undefined => {
  const id = /^\/cart\/([\w-]{1,64})$/.exec(pathname)?.[1]
  if (id !== undefined) return { _tag: 'SharedCart', id }
  if (hash === '#address') return { _tag: 'EnterAddress' }
  if (hash === '#account') return { _tag: 'SignIn' }
  if (hash === '#cart') return { _tag: 'OpenCart' }
  const path = cartScreens[hash]
  return path === undefined ? undefined : { _tag: 'OpenCart', path }
}

export const wishByAddress = (
  { location, history }: Pick<Window, 'location' | 'history'>,
  wish: (wish: ShopWish) => void,
): void => {
  const asked = wishIn(location)
  if (asked === undefined) return
  // A reload shows what is open then, not what was asked for once.
  if (asked._tag !== 'SharedCart') history.replaceState(history.state, '', location.pathname)
  wish(asked)
}
