import * as t from 'io-ts'
import { none, ok, refused, route } from './route.ts'
import { address, filled, orderType } from './wire.ts'

const known = [
  { id: 'a1', number: '12', road: 'Mill Lane', zip: '97201', lat: 45.512, long: -122.682 },
  { id: 'a2', number: '400', road: 'Far Road', zip: '97080', lat: 45.48, long: -122.4 },
].map((one) => ({ ...one, text: `${one.number} ${one.road}, Portland, OR ${one.zip}` }))

type Known = (typeof known)[number]

function component(name: string, ...types: readonly string[]) {
  return { longName: name, shortName: name, types }
}

function componentsOf({ number, road, zip }: Known) {
  return [
    component(number, 'street_number'),
    component(road, 'route'),
    component('Portland', 'locality', 'political'),
    { longName: 'Oregon', shortName: 'OR', types: ['administrative_area_level_1', 'political'] },
    component(zip, 'postal_code'),
    { longName: 'United States', shortName: 'US', types: ['country', 'political'] },
  ]
}

function isLike(text: string, typed: string): boolean {
  return typed
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => word !== '')
    .every((word) => text.toLowerCase().includes(word))
}

export const addressRoutes = [
  route({
    method: 'GET',
    path: '/address',
    query: t.type({ address: filled, orderType }),
    body: none,
    answer: ({ query }) =>
      ok(known.filter(({ text }) => isLike(text, query.address)).map(({ id, text }) => ({ id, text }))),
  }),
  route({
    method: 'GET',
    path: '/places/{id}',
    query: t.type({ orderType: t.keyof({ delivery: null, pickup: null }) }),
    body: none,
    answer: ({ params, query }) => {
      const found = known.find(({ id }) => id === params['id'])
      if (found === undefined) return refused(404, 'There is no such place.')
      const { lat, long } = found
      return ok(query.orderType === 'pickup' ? { lat, long } : { addressComponents: componentsOf(found), lat, long })
    },
  }),
  route({
    method: 'POST',
    path: '/patron/address',
    query: none,
    body: t.type({ address }),
    authorization: 'required',
    answer: ({ body, patron }, house) => {
      const kept = { ...body.address, id: house.next('H') }
      patron?.addresses.push(kept)
      return ok({ address: kept })
    },
  }),
]
