import type { OrderingPlace } from '../../../src-ui/cart/ordering-app.ts'
import type { ShopWish } from '../../../src-ui/shell/shop-wish.ts'

/** Undefined for what opens only once an answer is there, if at all. */
export const placeOf = (wish: ShopWish, menuOf: string | undefined): OrderingPlace | undefined => {
  switch (wish._tag) {
    case 'OpenItem':
      return { _tag: 'Item', groupId: wish.groupId, itemId: wish.itemId }
    case 'OpenCart':
      return { _tag: 'Cart', path: wish.path ?? '/' }
    case 'NearMe':
      return { _tag: 'Cart', path: '/pickup' }
    case 'SignIn':
      return { _tag: 'SignIn' }
    case 'EnterAddress': {
      // On a menu it is for its restaurant.
      const slug = wish.slug ?? menuOf
      return { _tag: 'Address', ...(slug === undefined ? {} : { slug }) }
    }
    case 'SitAt':
    case 'SharedCart':
      return undefined
  }
}
