import type { SavedCart } from './saved-cart.ts'

export type SharedCartState =
  | { readonly _tag: 'None' }
  | { readonly _tag: 'Loading' }
  /** CART-28. `canRetry` unless the server said 404. */
  | { readonly _tag: 'NotFound'; readonly canRetry: boolean }
  /** The cart has lines already, so the customer decides. */
  | { readonly _tag: 'Asking'; readonly saved: SavedCart }

export const noSharedCart: SharedCartState = { _tag: 'None' }
