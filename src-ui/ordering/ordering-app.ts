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
  /** Whether the device has a network. */
  readonly online: WatchableCell<boolean>
  readonly menu: WatchableCell<MenuState>
  readonly patron: WatchableCell<PatronState>
  readonly sheet: WatchableCell<OpenSheet>
  readonly upsells: WatchableCell<UpsellState>
  readonly packing: WatchableCell<PackingState>
  /** The restaurant of the order; absent until the order server has told it. */
  readonly location: WatchableCell<{ readonly location?: Location }>
  /** Who delivers to the address of the order. */
  readonly delivery: WatchableCell<DeliveryAround>
  readonly sharedCart: WatchableCell<SharedCartState>
  readonly link: WatchableCell<LinkState>
  readonly schedule: WatchableCell<ScheduleState>
  readonly chooser: WatchableCell<LocationChooser>
  /** What cannot be had where the order is about to go (CART-20). */
  readonly move: WatchableCell<MoveState>
  /** What the restaurant says of the order as it stands in the cart (CART-16). */
  readonly checks: WatchableCell<OrderChecks>
  /** What was ordered here before, and what there is to say before it is in the cart again (PROF-17). */
  readonly lastOrders: WatchableCell<LastOrders>
  readonly again: WatchableCell<AgainState>
  /** The order of another day, once there is something to draw it with. */
  readonly putAway: WatchableCell<StaleOrder>
  readonly toasts: WatchableCell<readonly Toast[]>
  /** The message of a 503 from any call (SHELL-34). */
  readonly alert: WatchableCell<UnavailableNotice>
}

export interface CartController {
  readonly addItem: (item: ConfirmedItem) => void
  /** In the place of the line that was opened (CART-08). */
  readonly saveLine: (index: number, item: ConfirmedItem) => void
  readonly removeLine: (index: number) => void
  readonly clearCart: () => void
  /** Removes several unavailable lines without a question. */
  readonly removeLines: (indexes: readonly number[]) => void
  readonly setQuantity: (index: number, quantity: number) => void
  /** Adds the item in one tap, and the list stays (UPS-03). */
  readonly addUpsell: (item: ConfirmedItem) => void
  /** Returns the name of the packing item that gave way to it (PACK-04). */
  readonly tapPacking: (group: MenuGroup, item: MenuItem) => string | undefined
  /** Opens the first screen on the way to the checkout, once its upsells and packing are known (CART-13). */
  readonly checkout: () => Promise<void>
  /** Opens the screen after this one: another of the cart's, or the pay document. */
  readonly next: (from: WayScreen) => void
  /** Continues to where the customer was going (CHK-24). */
  readonly signedIn: () => void
}

/** Holds one entry of a delivery address, from the opening of its sheet to its end. */
export interface AddressController extends DeliveryAddress {
  readonly entry: WatchableCell<AddressEntry>
}

export interface OrderingActions extends CartController, AccountActions {
  /** Opens something; the browser's Back closes it again. */
  readonly open: (sheet: OpenSheet) => void
  /** Replaces the open step: Back does not lead to what it was. */
  readonly turn: (sheet: OpenSheet) => void
  /** One step back: what is open now closes (CART-12). */
  readonly back: () => void
  readonly retryMenu: () => void
  readonly schedule: ScheduleController
  readonly chooser: ChooseRestaurant
  readonly answerMove: AskBeforeMove['answer']
  /** TABLE-07; undefined when the restaurant accepted it. */
  readonly chooseTable: (number: string) => Promise<TableRefusal | undefined>
  /** Signing in by a platform (ACCT-46 to ACCT-48). */
  readonly social: SocialActions
  readonly signOut: () => void
  readonly useSharedCart: () => void
  readonly keepOwnCart: () => void
  readonly retrySharedCart: () => void
  /** LINK-04. Makes nothing anew when the cart is still the same. */
  readonly createLink: () => void
  /** Says whether the browser let us. */
  readonly copy: (text: string) => Promise<boolean>
  readonly again: LastOrderActions
  readonly forgetPutAway: () => void
  /** A fresh entry of a delivery address (LOC-23), for the restaurant of this slug or for any. */
  readonly addressController: (slug: string | undefined) => AddressController
}

/** Orders a last order again, on the menu of its own restaurant (PROF-17). */
export interface LastOrderActions {
  readonly ask: (order: Pick<LastOrder, 'before'>) => void
  /** Puts the shown order into the cart. */
  readonly take: () => void
  readonly close: () => void
}

export interface OrderingFacts {
  readonly brand: Brand
  readonly locale: Locale
  readonly texts: BrandTexts
  /** Where all restaurants are: / or the marketplace that the customer came through (MENU-14). */
  readonly home: string
  /** What the time is, as this device knows it. */
  readonly now: () => Instant
  /** The customer left the checkout for a change: the way on leads straight back there. */
  readonly isEdit: () => boolean
}

/** The ordering chunk's own context. */
export const { AppProvider: OrderingProvider, useApp: useOrdering } = appContext<
  OrderingCells & { readonly facts: OrderingFacts },
  OrderingActions
>('Ordering')
