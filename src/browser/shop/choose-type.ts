import { isDeliverable } from '../../../src-domain/address/address-problems.ts'
import { chooseDiningOption } from '../../../src-domain/cart/change-terms.ts'
import type { ShopActions } from '../../../src-ui/shell/shop-app.ts'
import type { BegunShop } from './begin-shop.ts'
import type { FetchOrdering } from './fetch-ordering.ts'

/** A link to a menu was tapped: what happens before it is followed, if it is. */
export function chooseType(
  { state, cells, intents, ids }: BegunShop,
  ordering: FetchOrdering,
): ShopActions['chooseType'] {
  return (type, link) => {
    const { address, items, location, diningOption } = cells.order.current()
    // A delivery without an address is none (LOC-14), so it is asked for first.
    if (type === 'delivery' && !isDeliverable(address)) return 'address'
    const place = link.id ?? state.location?.id
    if (items.length > 0 && place !== undefined && (place !== location?.id || type !== diningOption)) {
      intents.make({ _tag: 'Move', type, link })
      ordering.need(() => window.location.assign(link.href))
      return 'asked'
    }
    cells.order.update(chooseDiningOption(type, ids.uuid()))
    return 'follow'
  }
}
