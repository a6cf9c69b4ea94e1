import { isValidAddress } from '../../src-domain/address/address-problems.ts'
import { allowedDiningOptions, type Brand } from '../../src-domain/brand/brand.ts'
import { chooseDiningOption } from '../../src-domain/cart/change-terms.ts'
import type { OrderInProgress } from '../../src-domain/cart/order-in-progress.ts'
import type { OrderKeeper } from '../../src-domain/cart/order-keeper.ts'
import { restoredOrder } from '../../src-domain/cart/restored-order.ts'
import type { DiningOption } from '../../src-domain/dining-option/dining-option.ts'
import type { Ids } from '../../src-domain/time/clock.ts'
import type { WatchableCell } from '../../src-ui/state/cell.ts'

export interface PersistenceNeeds {
  readonly order: WatchableCell<OrderInProgress>
  readonly keeper: OrderKeeper
  readonly ids: Ids
  readonly brand: Brand
  /** What the page shows the menu for. */
  readonly orderType: DiningOption
  readonly onChangedElsewhere: () => void
}

/**
 * Brings back the order that this device kept, keeps every change of it, and follows what another tab does (CART-18).
 * To be called once. Answers its own undoing.
 */
export const persistOrder = ({ order, keeper, ids, brand, orderType, onChangedElsewhere }: PersistenceNeeds) => {
  const bringBack = (now: OrderInProgress): OrderInProgress => {
    const restored = restoredOrder({
      kept: keeper.restore(),
      isDineInPath: orderType === 'kiosk',
      allowed: allowedDiningOptions(brand),
      isValidAddress,
      key: ids.uuid(),
    })(now)
    // The page shows this type's menu and prices, whatever was kept.
    return chooseDiningOption(orderType, ids.uuid())(restored)
  }
  if (order.current().items.length === 0) order.update(bringBack)
  // What came from another tab is kept already; writing it again would make two tabs answer each other for ever.
  let isForeign = false
  const kept = order.changes.subscribe((now) => {
    if (!isForeign) keeper.keep(now)
  })
  const stop = keeper.onChangedElsewhere(() => {
    isForeign = true
    order.update((now) => bringBack({ ...now, items: [] }))
    isForeign = false
    onChangedElsewhere()
  })
  return () => {
    kept.unsubscribe()
    stop()
  }
}
