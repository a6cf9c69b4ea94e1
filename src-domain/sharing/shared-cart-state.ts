import type { SavedCart } from './saved-cart.ts'

/** A cart that somebody handed over, on its way into the order (CART-24). */
export type SharedCartState =
  | { readonly _tag: 'None' }
  | { readonly _tag: 'Loading' }
  /** CART-28. `canRetry` when nobody said that there is none. */
  | { readonly _tag: 'NotFound'; readonly canRetry: boolean }
  /** The customer has chosen something already: nothing of it is lost without a word. */
  | { readonly _tag: 'Asking'; readonly saved: SavedCart }

export const noSharedCart: SharedCartState = { _tag: 'None' }
