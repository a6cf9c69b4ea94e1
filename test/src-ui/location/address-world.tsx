import { left, right } from 'fp-ts/lib/Either.js'
import type { PatronState } from '../../../src-domain/account/session.ts'
import type { Address } from '../../../src-domain/address/address.ts'
import type { Brand } from '../../../src-domain/brand/brand.ts'
import type { OrderInProgress } from '../../../src-domain/cart/order-in-progress.ts'
import type { AddressGateway } from '../../../src-domain/location/address-gateway.ts'
import type { Location } from '../../../src-domain/location/location.ts'
import type { LocationGateway } from '../../../src-domain/location/location-gateway.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import { addressControllers } from '../../../src-ui/location/address-controller.ts'
import { someIds } from '../../builders/fake-ports.ts'
import { aLocation } from '../../builders/location-builder.ts'
import { anOrder } from '../../builders/order-builder.ts'
import { orderingWorld } from '../navigation/ordering-world.tsx'

function component(longName: string, type: string) {
  return { longName, shortName: longName, types: [type] }
}
export const conover = {
  lat: 40.6764,
  long: -74.0146,
  addressComponents: [
    component('180', 'street_number'),
    component('Conover Street', 'route'),
    component('Brooklyn', 'locality'),
    component('NY', 'administrative_area_level_1'),
    component('11231', 'postal_code'),
  ],
}
export const conoverAddress: Address = {
  street1: '180 Conover Street',
  street2: '',
  city: 'Brooklyn',
  state: 'NY',
  zip: '11231',
  lat: 40.6764,
  long: -74.0146,
}
export const suggestions = [
  { id: 'p1', text: '180 Conover Street, Brooklyn, NY 11231' },
  { id: 'p2', text: '180 Columbia Street, Brooklyn, NY 11231' },
]
export const noAnswer = left({ _tag: 'NoResponse' as const })

function heldPause() {
  let now = 0
  const held: { readonly at: number; readonly end: () => void }[] = []
  return {
    pause: { wait: (ms: number) => new Promise<void>((end) => void held.push({ at: now + ms, end })) },
    pass: async (ms: number) => {
      now += ms
      for (const { at, end } of held) if (at <= now) end()
      await new Promise((resolve) => setTimeout(resolve, 0))
    },
  }
}

/** Harbor delivers for $1.99 from $15.00. */
export const harbor = aLocation({
  distanceInMiles: 1.2,
  delivery: { _tag: 'InZone', terms: { fee: minor(199), minimum: minor(1500) } },
})

export interface AddressWorldNeeds {
  readonly slug?: string
  readonly order?: Partial<OrderInProgress>
  readonly patron?: PatronState
  readonly brand?: Brand
  readonly found?: readonly Location[]
  readonly addresses?: Partial<AddressGateway>
  readonly locations?: LocationGateway['locations']
  readonly visited?: readonly Address[]
}

export function addressWorld(needs: AddressWorldNeeds = {}) {
  const time = heldPause()
  const asked: string[] = []
  const reports: string[] = []
  const left: string[] = []
  let visited = needs.visited ?? []
  const addresses: AddressGateway = {
    suggestions: async (text, type) => {
      asked.push(`${type}: ${text}`)
      return right(suggestions)
    },
    details: async (id) => {
      asked.push(id)
      return right(conover)
    },
    point: async () => noAnswer,
    locate: async (address) => {
      asked.push(`where is ${address.street1}, ${address.zip}`)
      return right({ lat: 40.6764, long: -74.0146 })
    },
    keepForPatron: async (address) => {
      asked.push(`keep ${address.street1}`)
      return right({ ...address, id: 'adr_new' })
    },
    ...needs.addresses,
  }
  const world = orderingWorld({
    order: anOrder(needs.order),
    sheet: { _tag: 'Address', ...(needs.slug === undefined ? {} : { slug: needs.slug }) },
    ...(needs.patron === undefined ? {} : { patron: needs.patron }),
    ...(needs.brand === undefined ? {} : { brand: needs.brand }),
    addressController: (cells) =>
      addressControllers({
        addresses,
        locations: {
          locations: needs.locations ?? (async () => right(needs.found ?? [harbor])),
        },
        visit: {
          read: () => visited,
          keep: (latestFirst) => {
            visited = latestFirst
          },
        },
        order: cells.order,
        patron: cells.patron,
        pause: time.pause,
        ids: someIds(300),
        report: (what) => reports.push(what),
        move: { ask: async () => 'whole' },
        close: () => left.push('closed'),
        taken: () => left.push('closed'),
        leave: (address) => left.push(address),
      }),
  })
  return { ...world, pass: time.pass, asked, reports, left, visited: () => visited }
}
