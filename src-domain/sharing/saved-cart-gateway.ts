import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { CallFailure } from '../call/call-failure.ts'
import type { CartToSave, SavedCart } from './saved-cart.ts'

/** Carts that are handed over by a link (API-41, API-42). */
export interface SavedCartGateway {
  /** Employees only (LINK-04). Each call saves another cart. */
  readonly save: (cart: CartToSave) => TaskEither<CallFailure, { readonly publicIdentifier: string }>
  /** Refused with 404 for one that is unknown or too old. */
  readonly load: (id: string) => TaskEither<CallFailure, SavedCart>
}
