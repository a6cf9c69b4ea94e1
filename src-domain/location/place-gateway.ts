import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Address, GeoPoint, SealedPoint } from '../address/address.ts'
import type { PlaceDetails, PlaceSuggestion } from '../address/place.ts'
import type { CallFailure } from '../call/call-failure.ts'
import type { DiningOption } from '../dining-option/dining-option.ts'

/** Places by what people type of them. `visit` groups the calls of one search, for a service that bills by search. */
export interface PlaceGateway {
  /** API-25: what `text` may mean, the likeliest first. For delivery, doors; for pickup also parts of a town. */
  readonly suggestions: (
    text: string,
    orderType: DiningOption,
    visit: string,
  ) => TaskEither<CallFailure, readonly PlaceSuggestion[]>
  /** API-26: the address of a place to deliver to. */
  readonly details: (placeId: string, visit: string) => TaskEither<CallFailure, PlaceDetails>
  /** API-27: where a place is, to search around it (LOC-10). */
  readonly point: (placeId: string, visit: string) => TaskEither<CallFailure, GeoPoint>
  /** Where an address is that was written by hand (LOC-43); refused with 404 when nobody knows it. */
  readonly locate: (address: Address) => TaskEither<CallFailure, SealedPoint>
  /** API-28, LOC-44: the signed-in patron's address, with the id that it got. */
  readonly keepForPatron: (address: Address) => TaskEither<CallFailure, Address>
}
