import type { Brand, Locale } from '../../../src-domain/brand/brand.ts'
import type { OrderInProgress, OrderLocation } from '../../../src-domain/cart/order-in-progress.ts'
import type { KeptOrder } from '../../../src-domain/cart/restored-order.ts'
import type { DiningOption } from '../../../src-domain/dining-option/dining-option.ts'
import type { DeliveryAround } from '../../../src-domain/location/delivery-promise.ts'
import type { ShopIntent } from '../../../src-domain/navigation/shop-intent.ts'
import type { LookThrough } from '../../../src-ui/menu/enhance-search.ts'
import type { BrandTexts } from '../../../src-ui/messages/wording.ts'
import type { WatchableCell } from '../../../src-ui/state/cell.ts'

/** What the first load of the shop knows, for the ordering chunk to go on with. */
export interface ShopPage {
  readonly brand: Brand
  readonly locale: Locale
  /** The brand's own texts, for the words of the chunk. */
  readonly texts: BrandTexts
  /** What comes before the paths of the contract. */
  readonly apiBase: string
  /** Of the outside bot check; absent: the order server's own. */
  readonly turnstileSiteKey: string | undefined
  /** Absent on the location picker. */
  readonly location?: OrderLocation
  readonly orderType: DiningOption
  /** The marketplace through which the customer came (LOC-46). */
  readonly market?: string
  /** The menu's own address; absent on the location picker. */
  readonly menuHref?: string
  /** Ids of the menu lists that the page shows; absent where it has no menu to show. */
  readonly lists?: readonly string[]
  readonly cells: {
    /** Restored from this device, kept on it and following other tabs before the chunk is there: the chunk must not. */
    readonly order: WatchableCell<OrderInProgress>
    readonly online: WatchableCell<boolean>
    /** Filled in by the chunk, and shown by the page as well. */
    readonly delivery: WatchableCell<DeliveryAround>
  }
  /** How many steps the entry of the history had open at which the page was loaded. */
  readonly loadedAt: number
  /** Where the chunk draws: an empty element at the end of the body. */
  readonly stage: HTMLElement
  /** Told every intent, first those made while the chunk was on its way. One listener only. */
  readonly onIntent: (serve: (intent: ShopIntent) => void) => void
  /** Lets the search of the page know what can be chosen in each dish; absent where there is none. */
  readonly searchIn?: (look: LookThrough) => void
  /** Whether the chosen time went without a word (LOC-17). */
  readonly isTimeDropped: () => boolean
  /** What this device kept for too long (SHELL-36): known to this page alone, and kept nowhere. */
  readonly putAway?: KeptOrder
  /** To be told on the next page. */
  readonly noteTimeDropped: () => void
  /** Told after another tab changed the order. */
  readonly onOrderChangedElsewhere: (listen: () => void) => void
}
