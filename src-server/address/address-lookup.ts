import type { AddressFinder } from '../../src-domain/location/address-finder.ts'
import type { Clock } from '../../src-domain/time/clock.ts'
import type { LimitCounter } from '../limits/limits.ts'
import type { Log } from '../log.ts'
import type { Database } from '../store/database.ts'
import { gazetteer } from './gazetteer.ts'
import { type Locate, rememberedAddresses } from './remembered-addresses.ts'
import { withStreetFallback } from './with-street-fallback.ts'

/** Undefined: the brand's own street list is used. */
export type AddressFinderOf = (brandId: string) => AddressFinder | undefined

export interface AddressLookup {
  readonly finder: AddressFinder
  readonly locate: Locate
}

export function addressLookup(
  serviceOf: AddressFinderOf,
  {
    db,
    clock,
    log,
    limits,
  }: { readonly db: Database; readonly clock: Clock; readonly log: Log; readonly limits: LimitCounter },
): AddressLookup {
  const streets = gazetteer(db)
  const finderOf = (brandId: string) => serviceOf(brandId) ?? streets
  const finder: AddressFinder = {
    suggest: (question) => finderOf(question.brandId).suggest(question),
    details: (brandId, ...asked) => finderOf(brandId).details(brandId, ...asked),
    locate: (brandId, address) => finderOf(brandId).locate(brandId, address),
  }
  // Only a map service bills.
  const billed = { limits, instead: streets }
  const byService = rememberedAddresses(withStreetFallback(finder, streets, log), clock, log, billed)
  const byStreets = rememberedAddresses(streets, clock, log)
  return {
    finder,
    locate: (brandId, ...asked) => (serviceOf(brandId) === undefined ? byStreets : byService)(brandId, ...asked),
  }
}
