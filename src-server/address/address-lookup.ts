import type { AddressFinder } from '../../src-domain/location/address-finder.ts'
import type { Clock } from '../../src-domain/time/clock.ts'
import type { LimitCounter } from '../limits/limits.ts'
import type { Log } from '../log.ts'
import type { Database } from '../store/database.ts'
import { gazetteer } from './gazetteer.ts'
import { type Locate, rememberedAddresses } from './remembered-addresses.ts'
import { withStreetFallback } from './with-street-fallback.ts'

export interface AddressLookup {
  readonly finder: AddressFinder
  readonly locate: Locate
}

export function addressLookup(
  service: AddressFinder | undefined,
  {
    db,
    clock,
    log,
    limits,
  }: { readonly db: Database; readonly clock: Clock; readonly log: Log; readonly limits: LimitCounter },
): AddressLookup {
  const streets = gazetteer(db)
  if (service === undefined) return { finder: streets, locate: rememberedAddresses(streets, clock, log) }
  // Only a map service bills.
  const billed = { limits, instead: streets }
  return {
    finder: service,
    locate: rememberedAddresses(withStreetFallback(service, streets, log), clock, log, billed),
  }
}
