import type { PlaceFinder } from '../../src-domain/location/place-finder.ts'
import type { Log } from '../log.ts'

type Locating = Pick<PlaceFinder, 'locate'>

/** A map service that cannot be asked where an address is leaves it to our own list of streets. */
export const orOwnStreets = (service: Locating, streets: Locating, log: Log): Locating => ({
  locate: (brandId, address) =>
    service.locate(brandId, address).catch((reason: unknown) => {
      log.warn({ err: reason }, 'places cannot be asked where an address is; our own streets are')
      return streets.locate(brandId, address)
    }),
})
