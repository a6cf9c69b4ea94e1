import { randomUUID } from 'node:crypto'
import { pointOf } from '../../src-domain/address/distance.ts'
import { hasHouseNumber, mappedAddress } from '../../src-domain/address/place.ts'
import { addressLikeness } from '../../src-domain/address/recent-addresses.ts'
import type { PlaceFinder } from '../../src-domain/location/place-finder.ts'
import type { Clock } from '../../src-domain/time/clock.ts'
import type { Catalogue } from '../location/catalogue.ts'
import type { Log } from '../log.ts'
import type { NotFound, OrderServer } from '../order-server.ts'
import type { Database } from '../store/database.ts'
import type { Seal } from '../store/seal.ts'
import { doorWithin, placeSealOf } from './place-seal.ts'
import type { Locate } from './remembered-places.ts'

export interface PlacesNeeds {
  readonly db: Database
  readonly finder: PlaceFinder
  readonly locate: Locate
  readonly catalogue: Catalogue
  readonly clock: Clock
  readonly log: Log
  readonly seal: Seal
}

const notFound: NotFound = { _tag: 'NotFound' }
/** Addresses kept for a patron; the one used longest ago goes first. */
const mostKept = 20

export const openPlaces = ({
  db,
  finder,
  locate,
  catalogue,
  clock,
  log,
  seal,
}: PlacesNeeds): OrderServer['places'] => ({
  suggest: async ({ brandId }, { text, orderType, visit }) => {
    const around = (await catalogue.locations(brandId)).flatMap(
      ({ settings }) => pointOf(settings.location.address) ?? [],
    )
    try {
      return await finder.suggest({ brandId, text, orderType, around, ...(visit === undefined ? {} : { visit }) })
    } catch (reason) {
      // What was typed stays out of the log.
      log.warn({ err: reason }, 'places cannot be asked')
      return { _tag: 'Unavailable' }
    }
  },
  details: async ({ brandId }, placeId, visit) => {
    try {
      const found = await finder.details(brandId, placeId, visit)
      if (found === undefined) return notFound
      if (!hasHouseNumber(found.addressComponents)) return found
      return { ...found, seal: placeSealOf(seal, brandId, mappedAddress(found.addressComponents), found) }
    } catch (reason) {
      log.warn({ err: reason }, 'places cannot be asked')
      return { _tag: 'Unavailable' }
    }
  },
  locate: async ({ brandId, network }, address) => {
    const located = await locate(brandId, address, network)
    if (located === undefined) return notFound
    const { point, withinMiles } = located
    // A neighbourhood's middle is nobody's door, and is not sealed as one.
    return withinMiles > doorWithin ? point : { ...point, seal: placeSealOf(seal, brandId, address, point) }
  },
  keepForPatron: async ({ brandId, patronId }, address) => {
    if (patronId === undefined) return notFound
    const { id: _, ...kept } = address
    const used_at = new Date(clock.now()).toISOString()
    const row = { address: JSON.stringify(kept), used_at }
    // An id that was sent is not looked at: the same door is the same row, and only the patron's own.
    const { id } = await db
      .insertInto('patron_addresses')
      .values({
        brand_id: brandId,
        patron_id: patronId,
        id: `adr_${randomUUID()}`,
        likeness: addressLikeness(kept),
        ...row,
      })
      .onConflict((conflict) => conflict.columns(['brand_id', 'patron_id', 'likeness']).doUpdateSet(row))
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .deleteFrom('patron_addresses')
      .where('brand_id', '=', brandId)
      .where('patron_id', '=', patronId)
      .where('id', 'not in', (newest) =>
        newest
          .selectFrom('patron_addresses as n')
          .select('n.id')
          .where('n.brand_id', '=', brandId)
          .where('n.patron_id', '=', patronId)
          .orderBy('n.used_at', 'desc')
          .limit(mostKept),
      )
      .execute()
    return { ...kept, id }
  },
})
