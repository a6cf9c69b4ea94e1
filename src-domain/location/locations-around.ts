import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { GeoPoint } from '../address/address.ts'
import type { CallFailure } from '../call/call-failure.ts'
import type { DiningOption } from '../dining-option/dining-option.ts'
import { byDistance } from './by-distance.ts'
import type { Location } from './location.ts'
import type { LocationGateway } from './location-gateway.ts'
import type { PlaceGateway } from './place-gateway.ts'

export interface AroundPorts {
  readonly places: Pick<PlaceGateway, 'suggestions' | 'point'>
  readonly locations: Pick<LocationGateway, 'locations'>
}

/** What is looked for: restaurants for a way of getting the food, all of the brand or those of a marketplace. */
export interface Wanted {
  readonly type: DiningOption
  readonly market?: string | undefined
}

export type FoundAround =
  /** `place` is how the centre of the search is called. */
  | { readonly _tag: 'Found'; readonly place: string; readonly locations: readonly Location[] }
  /** Nobody knows a place of this name. */
  | { readonly _tag: 'NoPlace' }
  | { readonly _tag: 'NoAnswer' }

export interface LocationsAround {
  /** LOC-07: the restaurants, the nearest first; without a point in the brand's own order. */
  readonly near: (wanted: Wanted, point?: GeoPoint) => TE.TaskEither<CallFailure, readonly Location[]>
  /** LOC-10: around a place that was picked from the suggestions. `visit` groups the calls of one search. */
  readonly place: (wanted: Wanted, placeId: string, visit: string) => TE.TaskEither<CallFailure, readonly Location[]>
  /** Around the likeliest meaning of a text that nothing was picked for. */
  readonly text: (wanted: Wanted, text: string, visit: string) => TE.TaskEither<CallFailure, FoundAround>
}

/** The search for a restaurant near a place (LOC-09). Whoever asks takes the latest answer. */
export const locationsAround = ({ places, locations }: AroundPorts): LocationsAround => {
  const near: LocationsAround['near'] = ({ type, market }, point) =>
    pipe(
      locations.locations({
        diningOption: type,
        ...(point === undefined ? {} : { near: point }),
        ...(market === undefined ? {} : { market }),
      }),
      TE.map(byDistance),
    )
  const place: LocationsAround['place'] = (wanted, placeId, visit) =>
    pipe(
      places.point(placeId, visit),
      TE.chain((point) => near(wanted, point)),
    )
  return {
    near,
    place,
    text: (wanted, text, visit) => async () => {
      const suggested = await places.suggestions(text, wanted.type, visit)()
      if (E.isLeft(suggested)) return suggested
      const [likeliest] = suggested.right
      if (likeliest === undefined) return E.right({ _tag: 'NoPlace' })
      const found = await place(wanted, likeliest.id, visit)()
      return pipe(
        found,
        E.map((all): FoundAround => ({ _tag: 'Found', place: likeliest.text, locations: all })),
      )
    },
  }
}
