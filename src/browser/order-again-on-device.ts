import { orderKeeper } from '../../src-adapters/browser/order-keeper.ts'
import { safeStorage } from '../../src-adapters/browser/safe-storage.ts'
import { storageAtStart } from '../../src-adapters/browser/storage-at-start.ts'
import { systemClock } from '../../src-adapters/browser/system-time.ts'
import { appVersion } from '../../src-contract/call/common-headers.ts'
import type { Brand } from '../../src-domain/brand/brand.ts'
import { emptyOrder } from '../../src-domain/cart/empty-order.ts'
import type { Location } from '../../src-domain/location/location.ts'
import type { Menu } from '../../src-domain/menu/menu.ts'
import { orderAgain } from '../../src-domain/ordering/order-again.ts'
import type { Ticket } from '../../src-domain/ordering/ticket.ts'
import type { Ids } from '../../src-domain/time/clock.ts'

export interface AgainNeeds {
  readonly page: Window
  readonly brand: Brand
  readonly ids: Ids
  /** Of the order; absent until it is known, and then its menu opens with the cart as it is. */
  readonly location: () => Location | undefined
  /** Of the restaurant; absent until it is known. */
  readonly packing: () => Menu | undefined
}

/** Puts the dishes of a placed order into the cart that this device keeps; the shop finds them there. */
export const orderAgainOnDevice = ({ page, brand, ids, location, packing }: AgainNeeds): ((ticket: Ticket) => void) => {
  const storage = safeStorage(() => page.localStorage)
  let isFilled = false
  page.addEventListener('pageshow', () => {
    isFilled = false
  })
  return (ticket) => {
    const known = location()
    // A second tap while the page is leaving orders nothing twice.
    if (known === undefined || isFilled) return
    isFilled = true
    // What is stale goes first, as at the start of every page that shows the cart.
    storageAtStart(storage, systemClock, appVersion, brand.configId)
    const keeper = orderKeeper(storage, page)
    const key = ids.uuid()
    const { id, slug, name, timeZone } = known
    const kept = keeper.restore() ?? emptyOrder(ticket.orderType, key)
    keeper.keep(orderAgain(ticket, { id, slug, name, timeZone }, key, packing())({ ...kept, idempotencyKey: key }))
  }
}
