import type { Minor } from '../money/minor.ts'
import type { PurchaseFacts } from './purchase-facts.ts'

/** ANA-02. `price`: unit price with modifiers. */
export interface ProductFacts {
  /** Absent in events that an older release stored in this tab. */
  readonly id?: string
  readonly category: string
  readonly name: string
  readonly price: Minor
  readonly quantity: number
}

export interface UserFacts {
  readonly userId: string
  readonly email?: string
  readonly firstName?: string
  readonly lastName?: string
  readonly phone?: string
}

/** Event names (ANA-01); integrations depend on them. */
export const eventNames = [
  'Cleared Cart',
  'Cart Viewed',
  'Checkout Started',
  'Product Added',
  'Product Clicked',
  'Product Modified',
  'Product Removed',
  'Purchase',
  'Signed In',
  'Unnamed Event',
] as const

type EventName = (typeof eventNames)[number]

export type ProductMoment = 'Product Added' | 'Product Clicked' | 'Product Modified' | 'Product Removed'

/** ANA-12; `path` as `pagePath` returns it. */
export interface PageView {
  readonly _tag: 'Page Viewed'
  readonly path: string
}

/** The signed-in user changed without an action here: another tab signed in, or a session resumed or ended. */
export interface UserKnown {
  readonly _tag: 'User Known'
  /** Our own id; absent: signed out. */
  readonly userId?: string
}

type CartMoment = 'Cart Viewed' | 'Checkout Started'

export type AnalyticsEvent =
  | PageView
  | UserKnown
  | { readonly _tag: Exclude<EventName, ProductMoment | CartMoment | 'Purchase' | 'Signed In'> }
  /** An older release may have stored these events without `cart`. */
  | { readonly _tag: CartMoment; readonly cart?: readonly ProductFacts[] }
  | { readonly _tag: ProductMoment; readonly product: ProductFacts }
  | { readonly _tag: 'Purchase'; readonly purchase: PurchaseFacts }
  | { readonly _tag: 'Signed In'; readonly user: UserFacts }
