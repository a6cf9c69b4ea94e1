import type { Cents } from '../money/cents.ts'
import type { PurchaseFacts } from './purchase-facts.ts'

/** What is told of a dish (ANA-02): the category's name, the dish's name, what one costs with its choices, how many. */
export interface ProductFacts {
  /** The dish's id on the menu; absent in events that an older page of this tab left behind. */
  readonly id?: string
  readonly category: string
  readonly name: string
  readonly price: Cents
  readonly quantity: number
}

/** Who signed in (ANA-03). */
export interface UserFacts {
  readonly userId: string
  readonly email?: string
  readonly firstName?: string
  readonly lastName?: string
  readonly phone?: string
}

/** The names by which the services know the moments of an order (ANA-01). They are part of integrators' set-ups. */
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

/** A page that came into sight (ANA-12); `path`: as `pagePath` lets it leave. */
export interface PageView {
  readonly _tag: 'Page Viewed'
  readonly path: string
}

/** Who this document is for: after a sign-in on an earlier one, after a session was resumed or ended. No customer action. */
export interface UserKnown {
  readonly _tag: 'User Known'
  /** An id of ours; absent: signed out. */
  readonly userId?: string
}

type CartMoment = 'Cart Viewed' | 'Checkout Started'

/** Something a customer did, once (ANA-02, ANA-04). */
export type AnalyticsEvent =
  | PageView
  | UserKnown
  | { readonly _tag: Exclude<EventName, ProductMoment | CartMoment | 'Purchase' | 'Signed In'> }
  /** `cart`: absent in events that an older page of this tab left behind. */
  | { readonly _tag: CartMoment; readonly cart?: readonly ProductFacts[] }
  | { readonly _tag: ProductMoment; readonly product: ProductFacts }
  | { readonly _tag: 'Purchase'; readonly purchase: PurchaseFacts }
  | { readonly _tag: 'Signed In'; readonly user: UserFacts }
