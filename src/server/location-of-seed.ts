import type * as t from 'io-ts'
import type { locationSeed } from '../../src-contract/brand/seeds.ts'
import type { LocationSettings } from '../../src-server/location/location-settings.ts'

/** A row of locations.json as the order server keeps it. */
export const locationSettings = (seed: t.TypeOf<typeof locationSeed>): LocationSettings => {
  const { taxRateBasisPoints, serviceFee, isServiceFeeTaxable, tables, credentials, phone, ...row } = seed
  const { id, slug, name, timeZone, address, hours, isKioskEnabled, isPreorderRequired, serviceEstimates } = row
  const charges = (type: 'pickup' | 'delivery' | 'kiosk') => ({
    taxRate: taxRateBasisPoints,
    serviceFee: serviceFee[type],
    isServiceFeeTaxable,
  })
  return {
    location: {
      id,
      slug,
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
      ...(phone === undefined ? {} : { phone }),
    },
    charges: { pickup: charges('pickup'), delivery: charges('delivery'), kiosk: charges('kiosk') },
    tables,
    // Cooking takes what customers are told that it takes, unless the location says otherwise.
    schedule: { preparationMinutes: serviceEstimates, ...row.schedule },
    credentials: credentials ?? {},
  }
}
