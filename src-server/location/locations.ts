import { type Either, left, right } from 'fp-ts/lib/Either.js'
import { displayedIn, type PhoneRules } from '../../src-domain/account/phone-rules.ts'
import type { GeoPoint } from '../../src-domain/address/address.ts'
import { distanceInMiles, pointOf } from '../../src-domain/address/distance.ts'
import type { Brand } from '../../src-domain/brand/brand.ts'
import { byDiningOption, type DiningOption, diningOptions } from '../../src-domain/dining-option/dining-option.ts'
import { deliveryReach } from '../../src-domain/fulfilment/delivery-reach.ts'
import { byDistance } from '../../src-domain/location/by-distance.ts'
import type { Location } from '../../src-domain/location/location.ts'
import type { ProcessorCredentials } from '../../src-domain/location/location-gateway.ts'
import { locationOfSlug } from '../../src-domain/location/location-of-slug.ts'
import type { Menu } from '../../src-domain/menu/menu.ts'
import { orderMinimum } from '../../src-domain/pricing/order-minimum.ts'
import type { Clock } from '../../src-domain/time/clock.ts'
import type { Caller } from '../caller.ts'
import type { Catalogue, KnownLocation } from '../catalogue/catalogue.ts'
import type { NotFound } from '../not-found.ts'
import type { Gateways } from '../payment/gateways.ts'
import type { PaymentAccounts } from '../payment/payment-accounts.ts'
import { openNextTimes } from '../scheduling/next-times.ts'
import { openStateNow } from '../scheduling/open-state-now.ts'
import { promisedMinutesOf } from '../scheduling/slot-facts.ts'
import type { SlotLoads } from '../scheduling/slot-loads.ts'
import type { Database } from '../store/database.ts'
import type { LocationSettings } from '../store/rows/location-settings.ts'

export interface LocationsFacade {
  readonly search: (
    caller: Caller,
    query:
      | { readonly slugs: readonly string[]; readonly diningOption?: DiningOption }
      | { readonly near?: GeoPoint; readonly diningOption: DiningOption },
    /** Limits the search to a marketplace (LOC-46). */
    market?: string,
  ) => Promise<Either<NotFound, readonly Location[]>>
  readonly credentials: (caller: Caller, locationId: string) => Promise<Either<NotFound, ProcessorCredentials>>
}

interface LocationsNeeds {
  readonly db: Database
  readonly brands: ReadonlyMap<string, Brand>
  readonly catalogue: Catalogue
  readonly slotLoads: SlotLoads
  readonly clock: Clock
  readonly isMailed: (brandId: string) => boolean
  readonly gateways: Gateways
  readonly accounts: PaymentAccounts
  readonly phonesOf: (brandId: string) => PhoneRules
}

export function openLocations(needs: LocationsNeeds): LocationsFacade {
  const { db, brands, catalogue, clock, gateways, accounts, isMailed } = needs
  const nextTimes = openNextTimes(needs.slotLoads)
  const shown = async (
    brandId: string,
    all: readonly KnownLocation[],
    option: DiningOption,
    near?: GeoPoint,
  ): Promise<readonly Location[]> => {
    const now = clock.now()
    const brand = brands.get(brandId)
    const phones = needs.phonesOf(brandId)
    const timesOf = brand && (await nextTimes(brand, all, now))
    return all.map((known) => {
      const { settings, menus } = known
      const { location } = settings
      const there = pointOf(location.address)
      const distance =
        near === undefined || there === undefined ? {} : { distanceInMiles: distanceInMiles(near, there) }
      const isOpenFor = byDiningOption((type) => openStateNow(settings, type, now)._tag === 'Open')
      return {
        ...location,
        ...displayedIn(phones, location.phone),
        serviceEstimates: promisesOf(settings),
        isOpen: isOpenFor[option],
        isOpenFor,
        ...(timesOf === undefined ? {} : { nextTimes: timesOf(known) }),
        isReceiptMailed: isMailed(brandId),
        fees: feesOf(settings),
        ...(settings.charges[option].taxIncluded === true ? { taxIncluded: true } : {}),
        ...cookedBy(menus[option]),
        ...distance,
        ...(option === 'delivery' && near !== undefined ? offerOf(brand, settings, near) : {}),
      }
    })
  }

  const shownIn = async (brandId: string, market: string | undefined) => {
    const known = await catalogue.locations(brandId)
    if (market === undefined) return known
    const row = await db
      .selectFrom('markets')
      .select('location_slugs')
      .where('brand_id', '=', brandId)
      .where('slug', '=', market)
      .executeTakeFirst()
    return row && known.filter(({ settings }) => row.location_slugs.includes(settings.location.slug))
  }

  return {
    search: async ({ brandId }, query, market) => {
      const known = await shownIn(brandId, market)
      if (known === undefined) return left({ _tag: 'NotFound' })
      if ('slugs' in query) {
        const wanted = query.slugs.flatMap((slug) => {
          const current = locationOfSlug(
            known.map(({ settings }) => settings.location),
            slug,
          )
          return known.filter(({ settings }) => settings.location.id === current?.id)
        })
        return right(await shown(brandId, wanted, query.diningOption ?? 'pickup'))
      }
      const offered = known.filter(({ settings }) => query.diningOption !== 'kiosk' || settings.location.isKioskEnabled)
      const found = await shown(brandId, offered, query.diningOption, query.near)
      return right(byDistance(found))
    },
    credentials: async ({ brandId }, locationId) => {
      const known = await catalogue.location(brandId, locationId)
      if (known === undefined) return left({ _tag: 'NotFound' })
      const brand = brands.get(brandId)
      const gateway = gateways.get(accounts.accountOf(brandId, locationId))
      const acceptsAmount = brand && gateway?.acceptsAmount?.(brand.currency)
      const merchantId = gateway?.merchantId
      return right({
        ...known.settings.credentials,
        ...(acceptsAmount === undefined ? {} : { acceptsAmount }),
        ...(merchantId === undefined ? {} : { merchantId }),
      })
    },
  }
}

/** A location without zones has the usual terms. */
function offerOf(brand: Brand | undefined, settings: LocationSettings, near: GeoPoint): Pick<Location, 'delivery'> {
  const reach = deliveryReach(settings.deliveryZones ?? [], near)
  switch (reach._tag) {
    case 'Anywhere': {
      if (brand === undefined) return {}
      const minimum = orderMinimum({ brand, diningOption: 'delivery', minimums: settings.location.minimums })
      return { delivery: { _tag: 'InZone', terms: { minimum, fee: settings.charges.delivery.serviceFee } } }
    }
    case 'OutOfZone':
      return { delivery: reach }
    case 'Within':
      return { delivery: { _tag: 'InZone', terms: reach.terms } }
  }
}

function promisesOf(settings: LocationSettings): Location['serviceEstimates'] {
  return Object.fromEntries(
    diningOptions.flatMap((type) => {
      const minutes = promisedMinutesOf(settings, type)
      return minutes === undefined ? [] : [[type, minutes]]
    }),
  )
}

function cookedBy({ restaurantGroups }: Menu): Pick<Location, 'restaurantGroups'> {
  return restaurantGroups.size === 0 ? {} : { restaurantGroups: [...restaurantGroups.values()] }
}

/** Fees that do not depend on the address. */
function feesOf({ charges, deliveryZones = [] }: LocationSettings): NonNullable<Location['fees']> {
  const { delivery, ...elsewhere } = byDiningOption((one) => charges[one].serviceFee)
  return deliveryZones.length === 0 ? { delivery, ...elsewhere } : elsewhere
}
