import { type Either, left, right } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { byDiningOption } from '../../src-domain/dining-option/dining-option.ts'
import type { DeliveryOffer, Location } from '../../src-domain/location/location.ts'
import type { LocationQuery } from '../../src-domain/location/location-gateway.ts'
import { zero } from '../../src-domain/money/minor.ts'
import { latitude, locationAddress, longitude } from '../address/address.ts'
import { instant } from '../call/instant.ts'
import { mostOf } from '../call/limits.ts'
import { also } from '../codec/also.ts'
import type { Codec } from '../codec/codec.ts'
import { type LeftOut, list, unreported } from '../codec/list.ts'
import { mapped } from '../codec/mapped.ts'
import { ours } from '../codec/ours.ts'
import { finite, id, matching, text, wholeNumber, yesNo } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'
import { withFallback } from '../codec/with-fallback.ts'
import { diningOption } from '../fulfilment/dining-option.ts'
import { money } from '../money/money.ts'
import { calendarDate, dateHours, dayHours } from './hours.ts'
import { restaurantGroup } from './restaurant-group.ts'

/** `{value}` on the wire. Also reads bare text. */
export const phone = also(
  mapped(
    'a phone',
    shape('a phone', { required: { value: text } }),
    ({ value }) => right(value),
    (value) => ({ value }),
  ),
  text,
)

export const minutes = finite(0, 100_000)
const seconds = wholeNumber(0, mostOf.seconds)

export const orderingPause = shape('a pause of an order type', { required: {}, optional: { until: instant } })

/** Minimum price of the food, by order type. */
export const slug = matching('a slug', /^[a-z0-9][a-z0-9-]{0,63}$/)

export const minimums = shape('minimums', {
  required: {},
  optional: byDiningOption(() => money),
})

/** Wire row 7. Also reads a bare id. */
const cookedBy = also(
  restaurantGroup,
  mapped(
    'the id of a restaurant group',
    id,
    (one) => right({ id: one, name: '', description: '' }),
    (one) => one.id,
  ),
)

/** Our addition to a delivery search around a point. */
const delivery: Codec<DeliveryOffer> = mapped(
  'a delivery offer',
  shape('a delivery offer', { required: { isInZone: yesNo }, optional: { minimum: money, fee: money } }),
  ({ isInZone, minimum = zero, fee = zero }): Either<string, DeliveryOffer> =>
    right(isInZone ? { _tag: 'InZone', terms: { minimum, fee } } : { _tag: 'OutOfZone' }),
  (offer) => (offer._tag === 'InZone' ? { isInZone: true, ...offer.terms } : { isInZone: false }),
)

/** LOC-04, LOC-05, wire rows 3 and 7. */
export function locationReporting(leftOut: LeftOut): Codec<Location> {
  return shape('a location', {
    required: {
      id: text,
      slug: text,
      name: text,
      timeZone: text,
      address: locationAddress,
      hours: withFallback(list(dayHours, { leftOut }), []),
      isOpen: withFallback(yesNo, false),
      isKioskEnabled: withFallback(yesNo, false),
      isPreorderRequired: withFallback(yesNo, false),
      isApplePayAccepted: withFallback(yesNo, false),
      isGooglePayAccepted: withFallback(yesNo, false),
      serviceEstimates: withFallback(
        shape('service estimates', { required: {}, orNull: byDiningOption(() => minutes) }),
        {},
      ),
    },
    optional: {
      restaurantGroups: list(cookedBy, { leftOut }),
      overrides: ours(list(dateHours, { leftOut })),
      holidays: ours(list(calendarDate, { leftOut })),
      phone,
      /** Our addition: as its country writes it. */
      displayedPhone: ours(text),
      formerSlugs: ours(list(slug, { atMost: 20 })),
      distanceInMiles: finite(0, 100_000),
      delivery: ours(delivery),
      /** Defaults to the brand's minimums (PRICE-25). */
      minimums: ours(minimums),
      /** Defaults to tax on top of menu prices. */
      taxIncluded: ours(yesNo),
      /** Without this field the shop promises no receipt. */
      isReceiptMailed: ours(yesNo),
      /** Flat fees; absent for deliveries whose fee depends on the address. */
      fees: ours(
        shape('fees', {
          required: {},
          optional: byDiningOption(() => money),
        }),
      ),
      /** `nextTimes` is present if no order is possible now. */
      isOpenFor: ours(shape('open for', { required: {}, optional: byDiningOption(() => yesNo) })),
      pauses: ours(
        shape('pauses', {
          required: {},
          optional: byDiningOption(() => orderingPause),
        }),
      ),
      nextTimes: ours(
        shape('next times', {
          required: {},
          optional: byDiningOption(() => seconds),
        }),
      ),
    },
  })
}

export const location: Codec<Location> = locationReporting(unreported)

export function locationsReporting(leftOut: LeftOut): Codec<readonly Location[]> {
  return list(locationReporting(leftOut), { leftOut })
}

export const locations: Codec<readonly Location[]> = locationsReporting(unreported)

/** Wire row 20. `market` selects a marketplace (LOC-46). */
export const locationsQuery = shape('a location filter', { required: {}, optional: { market: ours(slug) } })

/** API-43: lat, long and diningOption, or `{slugs}`. */
export const locationQuery: Codec<LocationQuery> = mapped(
  'a location search',
  shape('a location search', {
    required: {},
    optional: {
      slugs: list(slug, { atMost: 50 }),
      lat: latitude,
      long: longitude,
      diningOption,
      orderType: diningOption,
    },
  }),
  ({ slugs, lat, long, ...types }) => {
    const type = types.diningOption ?? types.orderType
    if (slugs !== undefined) return right(type === undefined ? { slugs } : { slugs, diningOption: type })
    if (type === undefined) return left('neither slugs nor a dining option')
    if ((lat === undefined) !== (long === undefined)) return left('half a point')
    return right(
      lat === undefined || long === undefined ? { diningOption: type } : { near: { lat, long }, diningOption: type },
    )
  },
  // Omits the marketplace, which is in the URL.
  (query) => ('slugs' in query ? query : { diningOption: query.diningOption, ...query.near }),
)

/** API-30: a value that looks like a secret key is never sent (PAY-50). */
const publishable = t.string
export const credentials = shape('processor credentials', {
  required: {},
  optional: {
    publicKey: publishable,
    apiKey: publishable,
    // Our addition: the connected account that the processor's script must name.
    merchantId: ours(matching('a public merchant id', /^[A-Za-z0-9_-]{1,128}$/)),
    // Our addition, in the brand's currency.
    acceptsAmount: ours(shape('accepted amounts', { required: {}, optional: { least: money, most: money } })),
  },
})
