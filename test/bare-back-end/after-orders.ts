import * as t from 'io-ts'
import type { House } from './house.ts'
import type { Placed } from './orders.ts'
import { none, ok, refused, route } from './route.ts'
import { orderType } from './wire.ts'

export const trackingWords = ['Ladle is filling', 'On two wheels', 'At your door']

function historyOf({ ticket }: Placed, house: House) {
  return {
    id: ticket.id,
    orderType: ticket.orderType === 'kiosk' ? 'dinein' : ticket.orderType,
    items: ticket.items.map(({ itemId, name, price, notes, quantity, group }) => ({
      ...{ item: { id: itemId }, group: group.id, name, price, notes, quantity, description: '', modifications: [] },
    })),
    totalPrice: ticket.items.reduce((sum, { price, quantity }) => sum + Math.round(price * 100) * quantity, 0) / 100,
    discountAmount: 0,
    taxAmount: ticket.taxAmount,
    finalAmount: ticket.finalAmount,
    displayNumber: ticket.displayNumber,
    createdAt: ticket.orderDate,
    deliveryInfo: ticket.deliveryInfo,
    location: house.places.find(({ id }) => id === ticket.location.id),
  }
}

export const afterOrderRoutes = [
  route({
    method: 'GET',
    path: '/order/{id}/tracking',
    query: t.type({ orderType }),
    body: none,
    answer: ({ params }, house) => {
      const order = [...house.orders.values()].find(({ id }) => id === params['id'])
      const to = order?.ticket.deliveryInfo
      const from = house.places.find(({ id }) => id === order?.ticket.location.id)?.address.geo
      if (to === undefined || to === null || from === undefined) return refused(404, 'Nothing is on its way.')
      const point = (lat: number, long: number) => ({ latitude: lat, longitude: long })
      return ok({
        restaurant: point(from.lat, from.long),
        patron: point(to.lat, to.long),
        driver: point((from.lat + to.lat) / 2, (from.long + to.long) / 2),
        status: trackingWords[1],
        estimatedDropoffTime: new Date(house.now() + 25 * 60_000).toISOString(),
      })
    },
  }),
  route({
    method: 'GET',
    path: '/orders',
    query: none,
    body: none,
    authorization: 'required',
    answer: ({ patron }, house) =>
      ok(
        [...house.orders.values()]
          .filter((order) => order.patron === patron?.id)
          .map((order) => historyOf(order, house)),
      ),
  }),
  route({
    method: 'GET',
    path: '/orders/{id}',
    query: none,
    body: none,
    authorization: 'required',
    answer: ({ params, patron }, house) => {
      const found = [...house.orders.values()].find((order) => order.id === params['id'] && order.patron === patron?.id)
      return found === undefined ? refused(404, 'No such order of yours.') : ok(historyOf(found, house))
    },
  }),
]
