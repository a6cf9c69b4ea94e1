import type { Either } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../call/call-failure.ts'
import type { CartToSave, SavedCart } from './saved-cart.ts'

export interface SavedCartGateway {
  /** For employees only (LINK-04). Every call creates another cart. */
  readonly save: (cart: CartToSave) => Promise<Either<CallFailure, { readonly publicIdentifier: string }>>
  /** 404 if unknown or expired. */
  readonly load: (id: string) => Promise<Either<CallFailure, SavedCart>>
}
