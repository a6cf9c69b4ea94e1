import { isVisitStart } from '../../../src-adapters/browser/is-visit-start.ts'
import { isDeliverable } from '../../../src-domain/address/address-problems.ts'
import { allowedDiningOptions } from '../../../src-domain/brand/brand.ts'
import { diningOptionOnLoad } from '../../../src-domain/cart/dining-option-on-load.ts'
import type { KeptOrder } from '../../../src-domain/cart/restored-order.ts'
import { deliveryOnLoad } from '../../../src-domain/fulfilment/delivery-on-load.ts'
import { menuAddress } from '../../../src-domain/navigation/addresses.ts'
import type { ShopActions } from '../../../src-ui/shell/shop-app.ts'
import type { BegunShop } from './begin-shop.ts'
import type { FetchOrdering } from './fetch-ordering.ts'
import { persistOrder } from './order-persistence.ts'

/** Brings back what this device kept, or goes to the menu that it was for. */
export function restoreOrder(shop: BegunShop, { soon }: FetchOrdering, { intent }: Pick<ShopActions, 'intent'>): void {
  const { state, cells, ids, tab, timeDropped, store, told } = shop
  const { brand, location, orderType } = state

  const typeOnLoad = (kept: KeptOrder | undefined) =>
    diningOptionOnLoad({
      // The tabs of the picker only look.
      named: location !== undefined && state.isTypeNamed ? orderType : undefined,
      saved: kept?.diningOption,
      allowed: allowedDiningOptions(brand),
      hasValidAddress: isDeliverable(kept?.address),
    })

  const type = typeOnLoad(store.restore())
  // A menu without a type in its address goes to the order's.
  if (location !== undefined && type !== orderType) {
    window.location.replace(menuAddress(location.slug, type))
    return
  }
  persistOrder({
    order: cells.order,
    store,
    ids,
    // A menu stays what it shows, whatever another tab is for.
    typeOnLoad: location === undefined ? typeOnLoad : () => type,
    isVisitNew: isVisitStart(tab),
    onTimeDropped: timeDropped.note,
    onChangedElsewhere: () => told.elsewhere(),
  })
  told.isTimeDropped = timeDropped.take()
  if (told.isTimeDropped || (shop.page.putAway?.items.length ?? 0) > 0) soon(0)
  // The page may show the menu of now, and this order is for another time.
  if (state.lists !== undefined && cells.order.current().scheduledAt !== undefined) soon(0)
  const asked = deliveryOnLoad(cells.order.current(), location !== undefined)
  // What the address of the page asks for is newer.
  if (asked === 'address') intent({ _tag: 'EnterAddress' })
  // Said at once, by the menu and by the list of restaurants.
  if (asked === 'who delivers') soon(0)
}
