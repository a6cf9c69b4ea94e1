import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Address, GeoPoint, SealedPoint } from '../address/address.ts'
import type { AddressDetails, AddressSuggestion } from '../address/mapped-address.ts'
import type { CallFailure } from '../call/call-failure.ts'
import type { DiningOption } from '../dining-option/dining-option.ts'

/** Addresses by what people type of them. `visit` groups the calls of one search, for a service that bills by search. */
export interface AddressGateway {
  /** API-25: what `text` may mean, the likeliest first. For delivery, doors; for pickup also parts of a town. */
  readonly suggestions: (
    text: string,
    orderType: DiningOption,
    visit: string,
  ) => TaskEither<CallFailure, readonly AddressSuggestion[]>
  /** API-26: an address to deliver to, by its suggestion. */
  readonly details: (suggestionId: string, visit: string) => TaskEither<CallFailure, AddressDetails>
  /** API-27: where an address is, to search around it (LOC-10). */
  readonly point: (suggestionId: string, visit: string) => TaskEither<CallFailure, GeoPoint>
  /** Where an address is that was written by hand (LOC-43); refused with 404 when nobody knows it. */
  readonly locate: (address: Address) => TaskEither<CallFailure, SealedPoint>
  /** API-28, LOC-44: the signed-in patron's address, with the id that it got. */
  readonly keepForPatron: (address: Address) => TaskEither<CallFailure, Address>
}
