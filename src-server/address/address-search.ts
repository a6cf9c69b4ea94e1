import type { AddressFinder } from '../../src-domain/location/address-finder.ts'
import type { Clock } from '../../src-domain/time/clock.ts'
import type { LimitCounter } from '../limits/limits.ts'
import type { Log } from '../log.ts'
import type { Database } from '../store/database.ts'
import { gazetteer } from './gazetteer.ts'
import { orOwnStreets } from './or-own-streets.ts'
import { type Locate, rememberedAddresses } from './remembered-addresses.ts'

export interface AddressSearch {
  /** Whom a customer's typing is asked of. */
  readonly finder: AddressFinder
  readonly locate: Locate
}

/** Addresses as a map service has them, where there is one, else as our own streets do. */
export function addressSearch(
  service: AddressFinder | undefined,
  {
    db,
    clock,
    log,
    limits,
  }: { readonly db: Database; readonly clock: Clock; readonly log: Log; readonly limits: LimitCounter },
): AddressSearch {
  const streets = gazetteer(db)
  if (service === undefined) return { finder: streets, locate: rememberedAddresses(streets, clock, log) }
  // Only a map service bills; our own streets may be asked as often as anybody likes.
  const billed = { limits, instead: streets }
  return {
    finder: service,
    locate: rememberedAddresses(orOwnStreets(service, streets, log), clock, log, billed),
  }
}
