import type { SavedCart } from './saved-cart.ts'

export type SharedCartState =
  | { readonly _tag: 'None' }
  | { readonly _tag: 'Loading' }
  /** CART-28. `canRetry` is false only after a 404. */
  | { readonly _tag: 'NotFound'; readonly canRetry: boolean }
  /** The customer's cart has lines already, so the customer decides. */
  | { readonly _tag: 'Asking'; readonly saved: SavedCart }

export const noSharedCart: SharedCartState = { _tag: 'None' }
