import type { PatronState, SignInOutcome } from '../../src-domain/account/sign-in.ts'
import type { Brand } from '../../src-domain/brand/brand.ts'
import type { OrderInProgress } from '../../src-domain/cart/order-in-progress.ts'
import type { ConfirmedItem } from '../../src-domain/selection/confirm-draft.ts'
import type { Toast } from '../shell/toasts.tsx'
import { appContext } from '../state/app-context.tsx'
import type { WatchableCell } from '../state/cell.ts'
import type { MenuState } from './menu-state.ts'

/** What of the ordering chunk is open over the shop. `path` is the cart's own in-memory path (CART-06). */
export type OrderingPlace =
  | { readonly _tag: 'Closed' }
  | { readonly _tag: 'Item'; readonly groupId: string; readonly itemId: string }
  | { readonly _tag: 'Cart'; readonly path: string }
  | { readonly _tag: 'SignIn' }

export interface OrderingCells {
  readonly order: WatchableCell<OrderInProgress>
  readonly menu: WatchableCell<MenuState>
  readonly patron: WatchableCell<PatronState>
  readonly place: WatchableCell<OrderingPlace>
  readonly toasts: WatchableCell<readonly Toast[]>
  /** The message of a 503 from any call (SHELL-34). */
  readonly alert: WatchableCell<{ readonly message?: string; readonly isShown: boolean }>
}

export interface OrderingActions {
  /** Opens something; the browser's Back closes it again. */
  readonly open: (place: OrderingPlace) => void
  /** One step back: what is open now closes (CART-12). */
  readonly back: () => void
  readonly retryMenu: () => void
  readonly addItem: (item: ConfirmedItem) => void
  /** CART-08. */
  readonly saveLine: (index: number, item: ConfirmedItem) => void
  readonly removeLine: (index: number) => void
  readonly clearCart: () => void
  readonly setQuantity: (index: number, quantity: number) => void
  /** Leaves for the pay document (CART-13). */
  readonly checkout: () => void
  readonly signIn: (email: string, password: string) => Promise<SignInOutcome>
  readonly signOut: () => void
  readonly dismissAlert: () => void
}

export interface OrderingFacts {
  readonly brand: Brand
}

/** The ordering chunk's own context. */
export const { AppProvider: OrderingProvider, useApp: useOrdering } = appContext<
  OrderingCells & { readonly facts: OrderingFacts },
  OrderingActions
>('Ordering')
