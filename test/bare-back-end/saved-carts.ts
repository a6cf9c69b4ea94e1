import * as t from 'io-ts'
import { none, ok, refused, route } from './route.ts'
import { cartLine, deliveryInfo, id, orderType, orNull, seconds } from './wire.ts'

const cart = t.intersection([
  t.type({ items: t.array(cartLine), location: t.type({ id, slug: id }), orderType }),
  t.partial({ deliveryInfo: orNull(deliveryInfo), discount: orNull(t.string), scheduledAt: orNull(seconds) }),
])
export type SavedCart = t.TypeOf<typeof cart>

export const savedCartRoutes = [
  route({
    method: 'POST',
    path: '/cart',
    query: none,
    body: cart,
    authorization: 'required',
    answer: ({ body, patron }, house) => {
      if (patron?.isEmployee !== true) return refused(403, 'Only for our own people.')
      if (body.items.length === 0) return refused(400, 'There is nothing in it.')
      const publicIdentifier = house.next('S')
      house.carts.set(publicIdentifier, body)
      return ok({ publicIdentifier })
    },
  }),
  route({
    method: 'GET',
    path: '/cart/{id}',
    query: none,
    body: none,
    answer: ({ params }, house) => {
      const publicIdentifier = params['id'] ?? ''
      const kept = house.carts.get(publicIdentifier)
      if (kept === undefined) return refused(404, 'No such cart.')
      const location = house.places.find((place) => place.id === kept.location.id)
      return ok({ deliveryInfo: null, discount: null, scheduledAt: null, ...kept, location, id: publicIdentifier })
    },
  }),
]
