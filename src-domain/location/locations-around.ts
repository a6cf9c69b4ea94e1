import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { GeoPoint } from '../address/address.ts'
import type { CallFailure } from '../call/call-failure.ts'
import type { DiningOption } from '../dining-option/dining-option.ts'
import type { AddressGateway } from './address-gateway.ts'
import { byDistance } from './by-distance.ts'
import type { Location } from './location.ts'
import type { LocationGateway } from './location-gateway.ts'

export interface AroundPorts {
  readonly addresses: Pick<AddressGateway, 'suggestions' | 'point'>
  readonly locations: Pick<LocationGateway, 'locations'>
}

/** What is looked for: restaurants for a way of getting the food, all of the brand or those of a marketplace. */
export interface Wanted {
  readonly type: DiningOption
  readonly market?: string | undefined
}

/** Nobody knows an address of this name. */
export type UnknownAddress = { readonly _tag: 'UnknownAddress' }

export interface FoundAround {
  /** How the centre of the search is called. */
  readonly centre: string
  readonly locations: readonly Location[]
}

export interface LocationsAround {
  /** LOC-07: the restaurants, the nearest first; without a point in the brand's own order. */
  readonly near: (wanted: Wanted, point?: GeoPoint) => TE.TaskEither<CallFailure, readonly Location[]>
  /** LOC-10: around a suggestion that was picked. `visit` groups the calls of one search. */
  readonly suggested: (
    wanted: Wanted,
    suggestionId: string,
    visit: string,
  ) => TE.TaskEither<CallFailure, readonly Location[]>
  /** Around the likeliest meaning of a text that nothing was picked for. */
  readonly text: (
    wanted: Wanted,
    text: string,
    visit: string,
  ) => TE.TaskEither<CallFailure | UnknownAddress, FoundAround>
}

/** The search for a restaurant near an address (LOC-09). Whoever asks takes the latest answer. */
export function locationsAround({ addresses, locations }: AroundPorts): LocationsAround {
  const near: LocationsAround['near'] = ({ type, market }, point) =>
    pipe(
      locations.locations({
        diningOption: type,
        ...(point === undefined ? {} : { near: point }),
        ...(market === undefined ? {} : { market }),
      }),
      TE.map(byDistance),
    )
  const suggested: LocationsAround['suggested'] = (wanted, suggestionId, visit) =>
    pipe(
      addresses.point(suggestionId, visit),
      TE.chain((point) => near(wanted, point)),
    )
  return {
    near,
    suggested,
    text: (wanted, text, visit) =>
      pipe(
        addresses.suggestions(text, wanted.type, visit),
        TE.chainW(([likeliest]) => TE.fromNullable(unknownAddress)(likeliest)),
        TE.chainW(({ id, text: centre }) =>
          pipe(
            suggested(wanted, id, visit),
            TE.map((found) => ({ centre, locations: found })),
          ),
        ),
      ),
  }
}

const unknownAddress: UnknownAddress = { _tag: 'UnknownAddress' }
