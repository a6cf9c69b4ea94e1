import { KeptLines } from '../../src-contract/kept/kept-cart.ts'
import { KeptLocation, KeptOrder } from '../../src-contract/kept/kept-order.ts'
import type { OrderStore } from '../../src-domain/cart/order-store.ts'
import { keptValue } from './kept-value.ts'
import type { SafeStorage } from './safe-storage.ts'
import { storageKeys } from './storage-keys.ts'

const orderKeys: readonly string[] = [
  storageKeys.order,
  storageKeys.items,
  storageKeys.packingItems,
  storageKeys.location,
]

/** Uses four keys (SHELL-35); leaves the 24-hour stamp unchanged (SHELL-36). */
export function orderStore(
  storage: SafeStorage,
  page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
): OrderStore {
  const order = keptValue(storage, storageKeys.order, KeptOrder)
  const items = keptValue(storage, storageKeys.items, KeptLines)
  const packingItems = keptValue(storage, storageKeys.packingItems, KeptLines)
  const location = keptValue(storage, storageKeys.location, KeptLocation)
  return {
    restore: () => {
      const parts = order.read()
      if (parts === undefined) return undefined
      const restaurant = location.read()
      return {
        ...parts,
        ...(restaurant === undefined ? {} : { location: restaurant }),
        items: items.read() ?? [],
        packingItems: packingItems.read() ?? [],
      }
    },
    keep: ({ idempotencyKey: _, items: lines, packingItems: packing, location: restaurant, ...parts }) => {
      items.write(lines)
      packingItems.write(packing)
      if (restaurant === undefined) location.remove()
      else location.write(restaurant)
      // Written last, because another tab reads everything when this key changes.
      order.write(parts)
    },
    onChangedElsewhere: (listen) => {
      let told: ReturnType<typeof setTimeout> | undefined
      // One write causes up to four events.
      const heard = (event: Event) => {
        const key = 'key' in event ? event.key : null
        if (key !== null && !(typeof key === 'string' && orderKeys.includes(key))) return
        clearTimeout(told)
        told = setTimeout(listen, 0)
      }
      // Pages from the back-forward cache miss changes.
      const awake = (event: Event) => {
        if ('persisted' in event && event.persisted === true) listen()
      }
      page.addEventListener('storage', heard)
      page.addEventListener('pageshow', awake)
      return () => {
        clearTimeout(told)
        page.removeEventListener('storage', heard)
        page.removeEventListener('pageshow', awake)
      }
    },
  }
}
