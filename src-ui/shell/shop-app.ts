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
  /** Whether the device has a network. */
  readonly online: WatchableCell<boolean>
  /** Who delivers to the address of the order; the ordering chunk asks. */
  readonly delivery: WatchableCell<DeliveryAround>
}

export interface ShopActions {
  /** Asks the ordering chunk for something; it is fetched if it is not there yet. */
  readonly intent: (intent: ShopIntent) => void
  /**
   * Says how the food is to be got, before the link goes there. `address`: nobody knows yet where to bring it. `asked`: the
   * ordering chunk finds out first whether all of the order can be had there.
   */
  readonly chooseType: (type: DiningOption, link: MenuLink) => 'follow' | 'address' | 'asked'
  /** Fetches again what an intent needs. */
  readonly retry: () => void
}

/** The shop document's own context: what its first load and its ordering chunk share. */
export const { AppProvider: ShopProvider, useApp: useShop } = appContext<ShopCells, ShopActions>('Shop')
