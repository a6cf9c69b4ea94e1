import type { Brand } from '../brand/brand.ts'
import type { OrderInProgress } from '../cart/order-in-progress.ts'
import type { Menu } from '../menu/menu.ts'
import { hasPacking } from '../packing/packing-menu.ts'
import { isUpsellStep, offeredUpsells } from '../upsell/offered-upsells.ts'

export interface WayContentFacts {
  readonly brand: Brand
  readonly order: OrderInProgress
  readonly menu: Menu | undefined
  readonly upsells: Menu
  readonly packing: Menu
}

export function wayContent({ brand, order, menu, upsells, packing }: WayContentFacts) {
  return {
    hasUpsells:
      isUpsellStep(brand.themes.upsell) && menu !== undefined && offeredUpsells(upsells, menu, order).length > 0,
    hasPackingMenu: hasPacking(packing, order.diningOption),
  }
}
