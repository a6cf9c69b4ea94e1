import type { GeoPoint } from '../../src-domain/address/address.ts'
import { distanceInMiles, pointOf } from '../../src-domain/address/distance.ts'
import type { DiningOption } from '../../src-domain/dining-option/dining-option.ts'
import { byDistance } from '../../src-domain/location/by-distance.ts'
import type { Location } from '../../src-domain/location/location.ts'
import type { Clock } from '../../src-domain/time/clock.ts'
import type { OrderServer } from '../order-server.ts'
import type { Catalogue, KnownLocation } from './catalogue.ts'
import { isOpenNow } from './is-open-now.ts'

export const openLocations = (catalogue: Catalogue, clock: Clock): OrderServer['locations'] => {
  const shown = ({ settings }: KnownLocation, option: DiningOption, near: GeoPoint | undefined): Location => {
    const { location } = settings
    const there = pointOf(location.address)
    const distance = near === undefined || there === undefined ? {} : { distanceInMiles: distanceInMiles(near, there) }
    return { ...location, isOpen: isOpenNow(settings, option, clock.now()), ...distance }
  }

  return {
    search: async ({ brandId }, query) => {
      const known = await catalogue.locations(brandId)
      if ('slugs' in query) {
        return query.slugs.flatMap((slug) =>
          known.filter(({ settings }) => settings.location.slug === slug).map((one) => shown(one, 'pickup', undefined)),
        )
      }
      const offered = known.filter(({ settings }) => query.diningOption !== 'kiosk' || settings.location.isKioskEnabled)
      const found = offered.map((one) => shown(one, query.diningOption, query.near))
      // Without a point the brand's own order stays.
      return byDistance(found)
    },
    credentials: async ({ brandId }, locationId) => {
      const known = await catalogue.location(brandId, locationId)
      return known === undefined ? { _tag: 'NotFound' } : known.settings.credentials
    },
  }
}
