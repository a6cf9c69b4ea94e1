import { isLeft } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import type { Address, GeoPoint } from '../../src-domain/address/address.ts'
import {
  type AddressFinder,
  type AddressQuestion,
  type Located,
  mostSuggestions,
} from '../../src-domain/location/address-finder.ts'
import { autocompleteAnswer, detailsAnswer, textSearchAnswer } from './wire.ts'

export interface GoogleAddressesNeeds {
  readonly key: string
  /** Milliseconds per call. */
  readonly timeout: number
  readonly fetch: typeof fetch
  /** For tests. */
  readonly origin?: string
}

const google = 'https://places.googleapis.com'
/** Google allows at most five types. */
const addressTypes = ['street_address', 'premise', 'subpremise', 'route']
const doors: readonly string[] = ['street_address', 'premise', 'subpremise']
/** Miles. */
const tolerances = { door: 0.31, street: 1, area: 3 } as const
/** Degrees around the restaurants. */
const margin = 0.15

/** Uses the Places API (New). Google bills by field, so each request names its fields. */
export function googleAddresses({ key, timeout, fetch, origin = google }: GoogleAddressesNeeds): AddressFinder {
  const ask = async (path: string, fields: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(`${origin}/v1/${path}`, {
      signal: AbortSignal.timeout(timeout),
      headers: {
        'X-Goog-Api-Key': key,
        'X-Goog-FieldMask': fields,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    })
    // An unknown or expired id.
    if (body === undefined && (answer.status === 404 || answer.status === 400)) return undefined
    if (!answer.ok) throw new Error(`Google Places answered ${answer.status}`)
    return answer.json()
  }

  const read = <A>(codec: t.Decoder<unknown, A>, answer: unknown): A => {
    const seen = codec.decode(answer)
    if (isLeft(seen)) throw new Error('Google Places answered in a shape that is not known')
    return seen.right
  }

  const suggest = async ({ text, orderType, visit, around }: AddressQuestion) => {
    const answer = await ask(
      'places:autocomplete',
      'suggestions.placePrediction.placeId,suggestions.placePrediction.text.text',
      {
        input: text,
        includedRegionCodes: ['us'],
        ...(orderType === 'delivery' ? { includedPrimaryTypes: addressTypes } : {}),
        ...(visit === undefined ? {} : { sessionToken: visit }),
        ...biasOf(around),
      },
    )
    return (read(autocompleteAnswer, answer).suggestions ?? [])
      .flatMap(({ placePrediction }) => placePrediction ?? [])
      .map(({ placeId, text: line }) => ({ id: placeId, text: line.text }))
      .slice(0, mostSuggestions)
  }

  const locate = async (_brandId: string, address: Address): Promise<Located | undefined> => {
    const answer = await ask('places:searchText', 'places.location,places.types', {
      textQuery: oneLine(address),
      regionCode: 'US',
      pageSize: 1,
    })
    const [found] = read(textSearchAnswer, answer).places ?? []
    if (found === undefined) return undefined
    const { latitude: lat, longitude: long } = found.location
    const types = found.types ?? []
    const withinMiles = types.some((type) => doors.includes(type))
      ? tolerances.door
      : types.includes('route')
        ? tolerances.street
        : tolerances.area
    return { point: { lat, long }, withinMiles }
  }

  return {
    suggest,
    locate,
    details: async (_brandId, suggestionId, visit) => {
      const query = visit === undefined ? '' : `?sessionToken=${encodeURIComponent(visit)}`
      const answer = await ask(`places/${encodeURIComponent(suggestionId)}${query}`, 'addressComponents,location')
      if (answer === undefined) return undefined
      const { location, addressComponents = [] } = read(detailsAnswer, answer)
      return {
        lat: location.latitude,
        long: location.longitude,
        addressComponents: addressComponents.map(({ longText, shortText, types }) => ({
          longName: longText,
          shortName: shortText ?? longText,
          types,
        })),
      }
    },
  }
}

function biasOf(around: readonly GeoPoint[]) {
  if (around.length === 0) return {}
  const [lats, longs] = [around.map(({ lat }) => lat), around.map(({ long }) => long)]
  const low = { latitude: Math.min(...lats) - margin, longitude: Math.min(...longs) - margin }
  const high = { latitude: Math.max(...lats) + margin, longitude: Math.max(...longs) + margin }
  return { locationBias: { rectangle: { low, high } } }
}

function oneLine({ street1, city, state, zip }: Address): string {
  return `${street1}, ${city}, ${state} ${zip}`
}
