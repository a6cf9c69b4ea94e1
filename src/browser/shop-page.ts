import type { Brand, Locale } from '../../src-domain/brand/brand.ts'
import type { OrderInProgress, OrderLocation } from '../../src-domain/cart/order-in-progress.ts'
import type { DiningOption } from '../../src-domain/dining-option/dining-option.ts'
import type { WatchableCell } from '../../src-ui/state/cell.ts'
import type { ShopWish } from '../../src-ui/shell/shop-wish.ts'

/** What the first load of the shop knows, for the ordering chunk to go on with. */
export interface ShopPage {
  readonly brand: Brand
  readonly locale: Locale
  /** The brand's own texts, for the words of the chunk. */
  readonly texts: Readonly<Record<string, string | Readonly<Record<string, string>>>>
  /** Absent on the location picker. */
  readonly location?: OrderLocation
  readonly orderType: DiningOption
  readonly cells: {
    /** Starts empty and gets what storage holds in the first effect of the page. */
    readonly order: WatchableCell<OrderInProgress>
  }
  /** Where the chunk draws: an empty element at the end of the body. */
  readonly stage: HTMLElement
  /** Told every wish, first those made while the chunk was on its way. One listener only. */
  readonly onWish: (serve: (wish: ShopWish) => void) => void
}
