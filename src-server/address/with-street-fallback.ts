import type { AddressFinder } from '../../src-domain/location/address-finder.ts'
import type { Log } from '../log.ts'

type Locating = Pick<AddressFinder, 'locate'>

export function withStreetFallback(service: Locating, streets: Locating, log: Log): Locating {
  return {
    locate: (brandId, address) =>
      service.locate(brandId, address).catch((reason: unknown) => {
        log.warn({ err: reason }, 'geocoding failed; using the seeded streets')
        return streets.locate(brandId, address)
      }),
  }
}
