import type * as t from 'io-ts'
import type { staffSeed } from '../../src-contract/brand/seeds.ts'
import type { StaffSeed } from '../../src-server/brand/brand-seed.ts'
import type { LocationSettings } from '../../src-server/store/rows/location-settings.ts'
import { seedId } from './seed-id.ts'

/** Converts a row of staff.json to the order server's format. Drops unknown location slugs. */
export function staffOfSeed(
  brandId: string,
  { email, name, role, password, locations: slugs }: t.TypeOf<typeof staffSeed>,
  locations: readonly LocationSettings[],
): StaffSeed {
  const locationIds = locations
    .filter(({ location }) => slugs.includes(location.slug))
    .map(({ location }) => location.id)
  return { member: { id: seedId('stf', brandId, email), email, name, role, locationIds }, password }
}
