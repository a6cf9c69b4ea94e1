import type { Brand, Locale } from '../../../src-domain/brand/brand.ts'
import type { OrderInProgress, OrderLocation } from '../../../src-domain/cart/order-in-progress.ts'
import type { KeptOrder } from '../../../src-domain/cart/restored-order.ts'
import type { DiningOption } from '../../../src-domain/dining-option/dining-option.ts'
import type { DeliveryAround } from '../../../src-domain/location/delivery-promise.ts'
import type { ShopIntent } from '../../../src-domain/navigation/shop-intent.ts'
import type { SearchMenu } from '../../../src-ui/menu/enhance-search.ts'
import type { BrandTexts } from '../../../src-ui/messages/wording.ts'
import type { WatchableCell } from '../../../src-ui/state/cell.ts'

/** The state that the first load of the shop hands to the ordering chunk. */
export interface ShopPage {
  readonly brand: Brand
  readonly locale: Locale
  /** The brand's own texts. */
  readonly texts: BrandTexts
  /** Prefix of the contract's paths. */
  readonly apiBase: string
  /** Site key of Turnstile; absent: the order server's own bot check. */
  readonly turnstileSiteKey: string | undefined
  /** The checkout's own script, to be fetched ahead. */
  readonly checkoutScript: string | undefined
  /** Absent on the location picker. */
  readonly location?: OrderLocation
  readonly orderType: DiningOption
  /** The marketplace through which the customer came (LOC-46). */
  readonly market?: string
  /** The menu's own address; absent on the location picker. */
  readonly menuHref?: string
  /** Ids of the menu lists that the page shows; absent without a menu. */
  readonly lists?: readonly string[]
  readonly cells: {
    /** The first load restores and stores the order and follows other tabs; the chunk must not. */
    readonly order: WatchableCell<OrderInProgress>
    readonly online: WatchableCell<boolean>
    /** Written by the chunk; the page shows it, too. */
    readonly delivery: WatchableCell<DeliveryAround>
  }
  /** Number of steps that were open in the history entry when the page loaded. */
  readonly loadedAt: number
  /** The chunk's React root: an empty element at the end of the body. */
  readonly stage: HTMLElement
  /** Sets the only listener of intents. It first receives the newest intent from before the chunk loaded. */
  readonly onIntent: (serve: (intent: ShopIntent) => void) => void
  /** Adds the options of each item to the page's search; absent without a search. */
  readonly searchIn?: (look: SearchMenu) => void
  /** True if the chosen time was dropped without a notice (LOC-17). */
  readonly isTimeDropped: () => boolean
  /** Expired order of this device (SHELL-36), which is no longer in storage. */
  readonly putAway?: KeptOrder
  /** Makes the next page show the notice of a dropped time. */
  readonly noteTimeDropped: () => void
  /** Sets the only listener of changes by other tabs. */
  readonly onOrderChangedElsewhere: (listen: () => void) => void
}
