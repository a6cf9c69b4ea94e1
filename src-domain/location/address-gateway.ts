import type { Either } from 'fp-ts/lib/Either.js'
import type { Address, GeoPoint, SealedPoint } from '../address/address.ts'
import type { AddressDetails, AddressSuggestion } from '../address/mapped-address.ts'
import type { CallFailure } from '../call/call-failure.ts'
import type { DiningOption } from '../dining-option/dining-option.ts'

/** Address search. `visit`: session id, for services that bill per search. */
export interface AddressGateway {
  /** API-25: best match first. Delivery searches for doors; pickup also for parts of a town. */
  readonly suggestions: (
    text: string,
    orderType: DiningOption,
    visit: string,
  ) => Promise<Either<CallFailure, readonly AddressSuggestion[]>>
  /** API-26: delivery address of a suggestion. */
  readonly details: (suggestionId: string, visit: string) => Promise<Either<CallFailure, AddressDetails>>
  /** API-27: center of a search for restaurants (LOC-10). */
  readonly point: (suggestionId: string, visit: string) => Promise<Either<CallFailure, GeoPoint>>
  /** Coordinates of a manually typed address (LOC-43); 404 if unknown. */
  readonly locate: (address: Address) => Promise<Either<CallFailure, SealedPoint>>
  /** API-28, LOC-44: returns the saved address with its id. */
  readonly keepForPatron: (address: Address) => Promise<Either<CallFailure, Address>>
}
