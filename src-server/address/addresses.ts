import { randomUUID } from 'node:crypto'
import { type Either, left, right } from 'fp-ts/lib/Either.js'
import type { Address, SealedPoint } from '../../src-domain/address/address.ts'
import { pointOf } from '../../src-domain/address/distance.ts'
import type { AddressDetails, AddressSuggestion } from '../../src-domain/address/mapped-address.ts'
import { hasHouseNumber, mappedAddress } from '../../src-domain/address/mapped-address.ts'
import { addressLikeness } from '../../src-domain/address/recent-addresses.ts'
import type { DiningOption } from '../../src-domain/dining-option/dining-option.ts'
import type { AddressFinder } from '../../src-domain/location/address-finder.ts'
import type { Clock } from '../../src-domain/time/clock.ts'
import type { Caller } from '../caller.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Log } from '../log.ts'
import type { NotFound } from '../not-found.ts'
import type { Database } from '../store/database.ts'
import type { Seal } from '../store/seal.ts'
import { addressSealOf, doorPrecision } from './address-seal.ts'
import type { Locate } from './remembered-addresses.ts'

export type AddressesUnavailable = { readonly _tag: 'Unavailable' }

export interface AddressesFacade {
  readonly suggest: (
    caller: Caller,
    question: { readonly text: string; readonly orderType: DiningOption; readonly visit?: string },
  ) => Promise<Either<AddressesUnavailable, readonly AddressSuggestion[]>>
  readonly details: (
    caller: Caller,
    suggestionId: string,
    visit?: string,
  ) => Promise<Either<NotFound | AddressesUnavailable, AddressDetails>>
  readonly locate: (caller: Caller, address: Address) => Promise<Either<NotFound, SealedPoint>>
  readonly keepForPatron: (caller: Caller, address: Address) => Promise<Either<NotFound, Address>>
}

export interface AddressesNeeds {
  readonly db: Database
  readonly finder: AddressFinder
  readonly locate: Locate
  readonly catalogue: Catalogue
  readonly clock: Clock
  readonly log: Log
  readonly seal: Seal
}

const notFound = left<NotFound>({ _tag: 'NotFound' })
const unavailable = left<AddressesUnavailable>({ _tag: 'Unavailable' })
/** Per patron; the least recently used is dropped. */
const mostKept = 20

export function openAddresses({ db, finder, locate, catalogue, clock, log, seal }: AddressesNeeds): AddressesFacade {
  return {
    suggest: async ({ brandId }, { text, orderType, visit }) => {
      const around = (await catalogue.locations(brandId)).flatMap(
        ({ settings }) => pointOf(settings.location.address) ?? [],
      )
      try {
        const question = { brandId, text, orderType, around, ...(visit === undefined ? {} : { visit }) }
        return right(await finder.suggest(question))
      } catch (reason) {
        // The typed text stays out of the log.
        log.warn({ err: reason }, 'address search failed')
        return unavailable
      }
    },
    details: async ({ brandId }, suggestionId, visit) => {
      try {
        const found = await finder.details(brandId, suggestionId, visit)
        if (found === undefined) return notFound
        if (!hasHouseNumber(found.addressComponents)) return right(found)
        return right({ ...found, seal: addressSealOf(seal, brandId, mappedAddress(found.addressComponents), found) })
      } catch (reason) {
        log.warn({ err: reason }, 'address search failed')
        return unavailable
      }
    },
    locate: async ({ brandId, network }, address) => {
      const located = await locate(brandId, address, network)
      if (located === undefined) return notFound
      const { point, withinMiles } = located
      return right(
        withinMiles > doorPrecision ? point : { ...point, seal: addressSealOf(seal, brandId, address, point) },
      )
    },
    keepForPatron: async ({ brandId, patronId }, address) => {
      if (patronId === undefined) return notFound
      const { id: _, ...kept } = address
      const used_at = new Date(clock.now()).toISOString()
      const row = { address: JSON.stringify(kept), used_at }
      // Ignores a submitted id: a patron updates only their own rows.
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
      return right({ ...kept, id })
    },
  }
}
