import { type Either, isLeft, right } from 'fp-ts/lib/Either.js'
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

export interface Wanted {
  readonly type: DiningOption
  readonly market?: string | undefined
}

export type UnknownAddress = { readonly _tag: 'UnknownAddress' }

export interface FoundAround {
  /** Name of the center. */
  readonly centre: string
  readonly locations: readonly Location[]
}

export interface LocationsAround {
  /** LOC-07: nearest first. Without a point, in the brand's order. */
  readonly near: (wanted: Wanted, point?: GeoPoint) => Promise<Either<CallFailure, readonly Location[]>>
  /** LOC-10. `visit`: session id of the search. */
  readonly suggested: (
    wanted: Wanted,
    suggestionId: string,
    visit: string,
  ) => Promise<Either<CallFailure, readonly Location[]>>
  /** Around the best match of the text. */
  readonly text: (
    wanted: Wanted,
    text: string,
    visit: string,
  ) => Promise<Either<CallFailure | UnknownAddress, FoundAround>>
}

/** LOC-09. The caller drops outdated answers. */
export function locationsAround({ addresses, locations }: AroundPorts): LocationsAround {
  const near: LocationsAround['near'] = async ({ type, market }, point) => {
    const found = await locations.locations({
      diningOption: type,
      ...(point === undefined ? {} : { near: point }),
      ...(market === undefined ? {} : { market }),
    })
    return isLeft(found) ? found : right(byDistance(found.right))
  }
  const suggested: LocationsAround['suggested'] = async (wanted, suggestionId, visit) => {
    const point = await addresses.point(suggestionId, visit)
    return isLeft(point) ? point : near(wanted, point.right)
  }
  return {
    near,
    suggested,
    text: (wanted, text, visit) =>
      pipe(
        () => addresses.suggestions(text, wanted.type, visit),
        TE.chainW(([likeliest]) => TE.fromNullable(unknownAddress)(likeliest)),
        TE.chainW(({ id, text: centre }) =>
          pipe(
            () => suggested(wanted, id, visit),
            TE.map((found) => ({ centre, locations: found })),
          ),
        ),
      )(),
  }
}

const unknownAddress: UnknownAddress = { _tag: 'UnknownAddress' }
