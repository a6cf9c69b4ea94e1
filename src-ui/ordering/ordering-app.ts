import type { PatronState } from '../../src-domain/account/session.ts'
import type { Brand, Locale } from '../../src-domain/brand/brand.ts'
import type { OrderInProgress } from '../../src-domain/cart/order-in-progress.ts'
import type { DeliveryAddress } from '../../src-domain/checkout/delivery-address.ts'
import type { WayScreen } from '../../src-domain/checkout/next-screen.ts'
import type { OrderChecks } from '../../src-domain/checkout/order-checks.ts'
import type { TableRefusal } from '../../src-domain/fulfilment/choose-table.ts'
import type { AgainState } from '../../src-domain/history/again-state.ts'
import type { LastOrder, LastOrders } from '../../src-domain/history/last-orders.ts'
import type { StaleOrder } from '../../src-domain/history/stale-order.ts'
import type { AddressEntry } from '../../src-domain/location/address-entry.ts'
import type { AskBeforeMove, MoveState } from '../../src-domain/location/ask-before-move.ts'
import type { ChooseRestaurant } from '../../src-domain/location/choose-restaurant.ts'
import type { DeliveryAround } from '../../src-domain/location/delivery-promise.ts'
import type { Location } from '../../src-domain/location/location.ts'
import type { LocationChooser } from '../../src-domain/location/location-chooser.ts'
import type { MenuGroup, MenuItem } from '../../src-domain/menu/menu.ts'
import type { MenuState } from '../../src-domain/menu/menu-state.ts'
import type { OpenSheet } from '../../src-domain/navigation/open-sheet.ts'
import type { PackingState } from '../../src-domain/packing/packing-state.ts'
import type { ScheduleState } from '../../src-domain/scheduling/choose-time.ts'
import type { ConfirmedItem } from '../../src-domain/selection/confirm-draft.ts'
import type { LinkState } from '../../src-domain/sharing/link-state.ts'
import type { SharedCartState } from '../../src-domain/sharing/shared-cart-state.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { UpsellState } from '../../src-domain/upsell/fetch-upsells.ts'
import type { AccountActions } from '../account/account-conversation.ts'
import type { SocialActions } from '../account/social-actions.ts'
import type { Toast } from '../design/toasts.tsx'
import type { UnavailableNotice } from '../design/unavailable-notice.ts'
import type { BrandTexts } from '../messages/wording.ts'
import type { ScheduleController } from '../scheduling/schedule-controller.ts'
import { appContext } from '../state/app-context.tsx'
import type { WatchableCell } from '../state/cell.ts'

export interface OrderingCells {
  readonly order: WatchableCell<OrderInProgress>
  readonly online: WatchableCell<boolean>
  readonly menu: WatchableCell<MenuState>
  readonly patron: WatchableCell<PatronState>
  readonly sheet: WatchableCell<OpenSheet>
  readonly upsells: WatchableCell<UpsellState>
  readonly packing: WatchableCell<PackingState>
  /** Absent until the order server answers. */
  readonly location: WatchableCell<{ readonly location?: Location }>
  readonly delivery: WatchableCell<DeliveryAround>
  readonly sharedCart: WatchableCell<SharedCartState>
  readonly link: WatchableCell<LinkState>
  readonly schedule: WatchableCell<ScheduleState>
  readonly chooser: WatchableCell<LocationChooser>
  /** Items that the target menu of a move lacks (CART-20). */
  readonly move: WatchableCell<MoveState>
  /** The restaurant's validation of the cart (CART-16). */
  readonly checks: WatchableCell<OrderChecks>
  /** Recent orders here, and the state of a reorder (PROF-17). */
  readonly lastOrders: WatchableCell<LastOrders>
  readonly again: WatchableCell<AgainState>
  /** Unfinished order of another day, set once its dialog has loaded. */
  readonly putAway: WatchableCell<StaleOrder>
  readonly toasts: WatchableCell<readonly Toast[]>
  /** Message of a 503 (SHELL-34). */
  readonly alert: WatchableCell<UnavailableNotice>
}

export interface CartController {
  readonly addItem: (item: ConfirmedItem) => void
  /** Replaces the opened line in place (CART-08). */
  readonly saveLine: (index: number, item: ConfirmedItem) => void
  readonly removeLine: (index: number) => void
  readonly clearCart: () => void
  /** Removes unavailable lines without asking. */
  readonly removeLines: (indexes: readonly number[]) => void
  readonly setQuantity: (index: number, quantity: number) => void
  /** Adds the item in one tap without closing the list (UPS-03). */
  readonly addUpsell: (item: ConfirmedItem) => void
  /** Returns the replaced item's name (PACK-04). */
  readonly tapPacking: (group: MenuGroup, item: MenuItem) => string | undefined
  /** Waits for upsells and packing, then opens the first screen before the checkout (CART-13). */
  readonly checkout: () => Promise<void>
  readonly next: (from: WayScreen) => void
  /** Continues with the step for which the customer signed in (CHK-24). */
  readonly signedIn: () => void
}

export interface AddressController extends DeliveryAddress {
  readonly entry: WatchableCell<AddressEntry>
}

export interface OrderingActions extends CartController, AccountActions {
  /** Opens a sheet as a history entry, so that Back closes it. */
  readonly open: (sheet: OpenSheet) => void
  /** Replaces the current step, so that Back skips it. */
  readonly turn: (sheet: OpenSheet) => void
  /** Goes one step back (CART-12). */
  readonly back: () => void
  readonly retryMenu: () => void
  readonly schedule: ScheduleController
  readonly chooser: ChooseRestaurant
  readonly answerMove: AskBeforeMove['answer']
  /** Undefined if the restaurant accepted it (TABLE-07). */
  readonly chooseTable: (number: string) => Promise<TableRefusal | undefined>
  /** Social sign-in (ACCT-46 to ACCT-48). */
  readonly social: SocialActions
  readonly signOut: () => void
  readonly useSharedCart: () => void
  readonly keepOwnCart: () => void
  readonly retrySharedCart: () => void
  /** Reuses the link of an unchanged cart (LINK-04). */
  readonly createLink: () => void
  /** Resolves to false if the browser refused. */
  readonly copy: (text: string) => Promise<boolean>
  readonly again: LastOrderActions
  readonly forgetPutAway: () => void
  /** Controller of an address entry (LOC-23), for a restaurant or for any. */
  readonly addressController: (slug: string | undefined) => AddressController
}

/** Reorders on the menu of the order's restaurant (PROF-17). */
export interface LastOrderActions {
  readonly ask: (order: Pick<LastOrder, 'before'>) => void
  readonly take: () => void
  readonly close: () => void
}

export interface OrderingFacts {
  readonly brand: Brand
  readonly locale: Locale
  readonly texts: BrandTexts
  /** Address of all restaurants: / or the customer's marketplace (MENU-14). */
  readonly home: string
  readonly now: () => Instant
  /** True if the customer left the checkout to edit the order. */
  readonly isEdit: () => boolean
}

export const { AppProvider: OrderingProvider, useApp: useOrdering } = appContext<
  OrderingCells & { readonly facts: OrderingFacts },
  OrderingActions
>('Ordering')
