import type * as t from 'io-ts'
import type { locationSeed } from '../../src-contract/brand/seeds.ts'
import type { zoneSeed } from '../../src-contract/brand/zone-seeds.ts'
import type { GeoPoint } from '../../src-domain/address/address.ts'
import { pointOf } from '../../src-domain/address/distance.ts'
import { byDiningOption, type DiningOption } from '../../src-domain/dining-option/dining-option.ts'
import type { DeliveryZone } from '../../src-domain/fulfilment/delivery-zone.ts'
import { rateOf } from '../../src-domain/money/percent.ts'
import type { Rate } from '../../src-domain/money/rate.ts'
import type { CategoryRate } from '../../src-domain/pricing/tax-categories.ts'
import type { LocationSettings } from '../../src-server/store/rows/location-settings.ts'

/** Undefined unless the row has exactly one tax. */
export function locationSettings(seed: t.TypeOf<typeof locationSeed>): LocationSettings | undefined {
  const taxRate = taxOf(seed)
  if (taxRate === undefined) return undefined
  const { taxRates, showsTaxRates, ...seedOfRest } = seed
  const { serviceFee, isServiceFeeTaxable, taxIncluded, tables, credentials, phone, kitchen, acceptance, ...row } =
    seedOfRest
  const { id, slug, name, timeZone, address, hours, isKioskEnabled, isPreorderRequired, serviceEstimates, minimums } =
    row
  const charges = (type: DiningOption) => ({
    taxRate,
    serviceFee: serviceFee[type],
    isServiceFeeTaxable,
    ...(taxIncluded ? { taxIncluded } : {}),
    ...(taxRates === undefined || taxRates.length === 0 ? {} : { taxRates: taxRates.map(categoryRate) }),
    ...(showsTaxRates ? { showsTaxRates } : {}),
  })
  return {
    location: {
      id,
      slug,
      ...(row.formerSlugs === undefined ? {} : { formerSlugs: row.formerSlugs }),
      name,
      timeZone,
      address,
      hours,
      overrides: row.overrides,
      holidays: row.holidays,
      isKioskEnabled,
      isPreorderRequired,
      isApplePayAccepted: row.isApplePayAccepted,
      isGooglePayAccepted: row.isGooglePayAccepted,
      serviceEstimates,
      ...(minimums === undefined ? {} : { minimums }),
      ...(phone === undefined ? {} : { phone }),
    },
    charges: byDiningOption(charges),
    tables,
    // Preparation takes as long as customers are told, unless the location says otherwise.
    schedule: { preparationMinutes: serviceEstimates, ...row.schedule },
    deliveryZones: (row.deliveryZones ?? []).flatMap((zone) => zoneOf(zone, pointOf(address)) ?? []),
    ...(kitchen === undefined ? {} : { kitchen }),
    ...handAcceptance(acceptance),
    ...alcoholRules(row),
    credentials: credentials ?? {},
  }
}

function categoryRate({
  category,
  taxPercent,
}: {
  readonly category: string
  readonly taxPercent: Rate
}): CategoryRate {
  return { category, rate: taxPercent }
}

function handAcceptance(seed: t.TypeOf<typeof locationSeed>['acceptance']): Pick<LocationSettings, 'acceptance'> {
  if (seed?.byHand !== true) return {}
  const { byHand: _, ...acceptance } = seed
  return { acceptance }
}

function alcoholRules({
  alcoholAge: leastAge,
  alcoholDelivery,
}: Pick<t.TypeOf<typeof locationSeed>, 'alcoholAge' | 'alcoholDelivery'>): Pick<LocationSettings, 'alcohol'> {
  if (leastAge === undefined && alcoholDelivery === undefined) return {}
  return { alcohol: { ...(leastAge === undefined ? {} : { leastAge }), isDelivered: alcoholDelivery ?? true } }
}

function zoneOf(zone: t.TypeOf<typeof zoneSeed>, center: GeoPoint | undefined): DeliveryZone | undefined {
  const { id, name, minimum, fee, radiusMiles: miles, polygon: corners } = zone
  const terms = { id, name, terms: { minimum, fee } }
  if (corners !== undefined) return { ...terms, area: { _tag: 'Polygon', corners } }
  // A radius needs the restaurant's point.
  return miles === undefined || center === undefined ? undefined : { ...terms, area: { _tag: 'Radius', center, miles } }
}

/** Exact percent, or whole basis points in older files; never both. */
function taxOf({ taxPercent, taxRateBasisPoints }: t.TypeOf<typeof locationSeed>): Rate | undefined {
  if (taxRateBasisPoints === undefined) return taxPercent
  return taxPercent === undefined ? rateOf(taxRateBasisPoints) : undefined
}
