import type { OrderInProgress } from '../../src-domain/cart/order-in-progress.ts'
import type { DiningOption } from '../../src-domain/dining-option/dining-option.ts'
import type { DeliveryAround } from '../../src-domain/location/delivery-promise.ts'
import type { MenuLink, ShopIntent } from '../../src-domain/navigation/shop-intent.ts'
import { appContext } from '../state/app-context.tsx'
import type { WatchableCell } from '../state/cell.ts'
import type { PendingIntent } from './pending-intent.ts'

export interface ShopCells {
  readonly order: WatchableCell<OrderInProgress>
  readonly pending: WatchableCell<PendingIntent>
  readonly online: WatchableCell<boolean>
  /** Fetched by the ordering chunk. */
  readonly delivery: WatchableCell<DeliveryAround>
}

export interface ShopActions {
  /** Sends an intent to the ordering chunk, loading it first if needed. */
  readonly intent: (intent: ShopIntent) => void
  /**
   * Sets the dining option before the browser follows the link. `address`: the delivery address is missing. `asked`:
   * the ordering chunk first checks that all items are available there.
   */
  readonly chooseType: (type: DiningOption, link: MenuLink) => 'follow' | 'address' | 'asked'
  readonly retry: () => void
}

/** Context that the first load and the ordering chunk share. */
export const { AppProvider: ShopProvider, useApp: useShop } = appContext<ShopCells, ShopActions>('Shop')
