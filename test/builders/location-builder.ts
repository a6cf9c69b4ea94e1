import type { DayHours, Location } from '../../src-domain/location/location.ts'

/** The same hours each day and for each handoff mode. */
export function everyDay(open: string, close: string): readonly DayHours[] {
  return [0, 1, 2, 3, 4, 5, 6].map((day) => ({
    day,
    pickupOpen: open,
    pickupClose: close,
    deliveryOpen: open,
    deliveryClose: close,
    dineInOpen: open,
    dineInClose: close,
  }))
}

export function aLocation(fields: Partial<Location> = {}): Location {
  return {
    id: 'loc-harbor',
    slug: 'harbor',
    name: 'Harbor',
    timeZone: 'America/New_York',
    address: { street1: '1 Quay', street2: '', city: 'Brooklyn', state: 'NY', zip: '11231' },
    phone: '+17185550142',
    hours: everyDay('11:00', '21:00'),
    isOpen: true,
    isKioskEnabled: false,
    isPreorderRequired: false,
    isApplePayAccepted: false,
    isGooglePayAccepted: false,
    serviceEstimates: { pickup: 15 },
    ...fields,
  }
}
