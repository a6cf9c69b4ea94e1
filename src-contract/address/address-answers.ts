import { right } from 'fp-ts/lib/Either.js'
import type { Address, GeoPoint } from '../../src-domain/address/address.ts'
import type { AddressDetails, AddressSuggestion } from '../../src-domain/address/mapped-address.ts'
import { also } from '../codec/also.ts'
import type { Codec } from '../codec/codec.ts'
import { list } from '../codec/list.ts'
import { mapped } from '../codec/mapped.ts'
import { ours } from '../codec/ours.ts'
import { matching, pastedLine, text, uuidV4 } from '../codec/plain.ts'
import { refined } from '../codec/refined.ts'
import { shape } from '../codec/shape.ts'
import { diningOption } from '../fulfilment/dining-option.ts'
import { address, latitude, longitude, sentAddress } from './address.ts'

const longestText = 160

const typed = refined('what was typed', pastedLine(longestText), (line) => line !== '', 'not blank', {
  minLength: 1,
})

/** API-25. `session` groups the requests of one search. */
export const addressQuery = shape('an address search', {
  required: { address: typed, orderType: diningOption },
  optional: { session: ours(uuidV4) },
})

/** API-26 returns a delivery address, API-27 coordinates for pickup. */
export const detailsQuery = shape('a place query', {
  required: { orderType: diningOption },
  optional: { session: ours(uuidV4) },
})

export const suggestionId = matching('a place id', /^[A-Za-z0-9_-]{1,512}$/)

export const addressSuggestions: Codec<readonly AddressSuggestion[]> = list(
  shape('a suggestion', { required: { id: text, text } }),
)

const component = shape('an address component', { required: { longName: text, shortName: text, types: list(text) } })

/** API-26, LOC-25: address parts. */
export const addressDetails: Codec<AddressDetails> = shape('the details of a place', {
  required: { addressComponents: list(component), lat: latitude, long: longitude },
  optional: { seal: ours(text) },
})

export const geoPoint: Codec<GeoPoint> = shape('a point', { required: { lat: latitude, long: longitude } })

/** `seal` is present only if the point is the exact door. */
export const locatedPoint: Codec<GeoPoint & { readonly seal?: string }> = shape('a point', {
  required: { lat: latitude, long: longitude },
  optional: { seal: ours(text) },
})

export const foundAddress = shape('a place', {
  required: { lat: latitude, long: longitude },
  optional: { addressComponents: list(component), seal: ours(text) },
})

function underAddress<A extends Address>(codec: Codec<A>): Codec<A> {
  return mapped(
    'an address of a patron',
    shape('an address of a patron', { required: { address: codec } }),
    ({ address: inside }) => right(inside),
    (inside) => ({ address: inside }),
  )
}

/** Wire row 8: `{address: {...}}`. Also reads a bare address. */
export const patronAddress: Codec<Address> = also(underAddress(sentAddress), sentAddress)
export const keptAddress: Codec<Address> = also(underAddress(address), address)
