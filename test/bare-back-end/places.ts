import * as t from 'io-ts'
import { milesBetween } from './miles.ts'
import { none, ok, refused, route } from './route.ts'
import { address, filled, id, orderItem, orderType, orNull, seconds } from './wire.ts'

export interface Place {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly timeZone: string
  readonly address: {
    readonly street1: string
    readonly street2: string
    readonly city: string
    readonly state: string
    readonly zip: string
    readonly geo: { readonly lat: number; readonly long: number }
  }
  readonly phone: { readonly value: string }
  readonly hours: readonly Readonly<Record<string, number | string | null>>[]
  readonly isOpen: boolean
  readonly isKioskEnabled: boolean
  readonly isPreorderRequired: boolean
  readonly isApplePayAccepted: boolean
  readonly isGooglePayAccepted: boolean
  readonly restaurantGroups: readonly string[]
  readonly serviceEstimates: { readonly pickup: number; readonly delivery: number; readonly kiosk: number }
}

const days = [0, 1, 2, 3, 4, 5, 6]
/** Closing at or before opening means the next day: open round the clock. */
const always = days.map((day) => ({
  ...{ day, pickupOpen: '00:00', pickupClose: '00:00', deliveryOpen: '00:00', deliveryClose: '00:00' },
  ...{ dineInOpen: '00:00', dineInClose: '00:00' },
}))
const byDay = days.map((day) => {
  const [open, close] = day === 0 ? [null, null] : ['7:00 AM', '9:30 PM']
  return {
    day,
    pickupOpen: open,
    pickupClose: close,
    deliveryOpen: open,
    deliveryClose: close,
    dineInOpen: null,
    dineInClose: null,
  }
})

const common = {
  ...{ timeZone: 'America/Los_Angeles', isOpen: true, isPreorderRequired: false },
  ...{ isApplePayAccepted: false, isGooglePayAccepted: false, restaurantGroups: [] },
  serviceEstimates: { pickup: 20, delivery: 45, kiosk: 10 },
}

export const places: readonly Place[] = [
  {
    ...common,
    ...{ id: 'P1', slug: 'mill', name: 'Copper Ladle at the Mill', isKioskEnabled: true, hours: always },
    address: {
      ...{ street1: '1 Mill Lane', street2: '', city: 'Portland', state: 'OR', zip: '97201' },
      geo: { lat: 45.51, long: -122.68 },
    },
    phone: { value: '+15035550101' },
  },
  {
    ...common,
    ...{ id: 'P2', slug: 'quay', name: 'Copper Ladle on the Quay', isKioskEnabled: false, hours: byDay },
    address: {
      ...{ street1: '80 Quay Street', street2: 'Unit 2', city: 'Portland', state: 'OR', zip: '97209' },
      geo: { lat: 45.53, long: -122.7 },
    },
    phone: { value: '+15035550102' },
  },
]

const point = t.partial({ lat: t.number, long: t.number })
const orderFields = t.partial({
  ...{
    address: orNull(address),
    deliveryNotes: orNull(t.string),
    note: orNull(t.string),
    scheduledAt: orNull(seconds),
  },
  ...{ discount: orNull(t.string), code: orNull(t.string), promotionCodeId: orNull(t.string) },
  ...{ promotionId: orNull(t.string), items: t.array(orderItem) },
  table: orNull(t.type({ id, number: filled })),
})
const search = t.union([
  t.type({ slugs: t.array(t.string) }),
  t.intersection([t.type({ diningOption: orderType }), point, orderFields]),
])

export const placeRoutes = [
  route({
    method: 'POST',
    path: '/locations',
    query: none,
    body: search,
    answer: ({ body }) => {
      if ('slugs' in body) return ok(places.filter(({ slug }) => body.slugs.includes(slug)))
      const { lat, long } = body
      if (lat === undefined || long === undefined) return ok(places)
      const near = places.map((place) => ({
        ...place,
        distanceInMiles: milesBetween(place.address.geo, { lat, long }),
      }))
      return ok(near.sort((a, b) => a.distanceInMiles - b.distanceInMiles))
    },
  }),
  route({
    method: 'GET',
    path: '/location/credentials',
    query: none,
    body: none,
    location: 'required',
    answer: () => ok({ publicKey: 'pk_bare' }),
  }),
  route({
    method: 'POST',
    path: '/tables/validate',
    query: none,
    body: t.type({ tableNumber: t.string }),
    location: 'required',
    answer: ({ body, place }) => {
      if (place?.isKioskEnabled !== true) return refused(400, 'There are no tables here.')
      const found = tables.find(({ number }) => number === body.tableNumber.trim())
      return ok(
        found === undefined
          ? { isValid: false, message: 'No such table.' }
          : { isValid: true, table: { id: found.id } },
      )
    },
  }),
]

export const tables = [
  { id: 'T1', number: '1' },
  { id: 'T2', number: '2' },
]
