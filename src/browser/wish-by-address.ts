import type { ShopWish } from '../../src-ui/shell/shop-wish.ts'

/** Screens of the cart to which the checkout sends back. */
const cartScreens: Readonly<Record<string, string>> = {
  '#locations': '/locations',
  '#link': '/link',
  '#upsells': '/upsells',
  '#packing': '/packing',
}

/**
 * What an address asks for beside its page: /cart/{id} (CART-24), the cart that another document sends back to, and
 * where a delivery goes, of the restaurant whose menu was turned away for want of it (MENU-13).
 */
export const wishIn = ({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): ShopWish | undefined => {
  // Opaque (wire row 22); the server sends home what cannot be decoded.
  const id = /^\/cart\/([^/]+)$/.exec(pathname)?.[1]
  if (id !== undefined) return { _tag: 'SharedCart', id: decodeURIComponent(id) }
  const [, slug] = /^#address(?:=([\w-]{1,64}))?$/.exec(hash) ?? []
  if (slug !== undefined || hash === '#address')
    return { _tag: 'EnterAddress', ...(slug === undefined ? {} : { slug }) }
  if (hash === '#account') return { _tag: 'SignIn' }
  if (hash === '#cart') return { _tag: 'OpenCart', asksAddress: true }
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
  if (asked._tag !== 'SharedCart') history.replaceState(history.state, '', location.pathname + location.search)
  wish(asked)
}
