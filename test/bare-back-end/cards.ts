import * as t from 'io-ts'
import { none, ok, refused, route } from './route.ts'
import { filled } from './wire.ts'

export interface Card {
  readonly id: string
  readonly owner: string
  readonly brand: string
  readonly last4: string
  readonly expMonth: number
  readonly expYear: number
  readonly primaryCard: boolean
}

function told({ owner: _, ...card }: Card) {
  return card
}

const addCard = t.union([
  t.type({ cardNonce: filled, brand: filled, expDate: filled, last4: filled }),
  t.type({ cardNonce: filled, street1: filled }),
  t.type({ cardNonce: filled }),
])

export const cardRoutes = [
  route({
    method: 'GET',
    path: '/cards',
    query: none,
    body: none,
    authorization: 'required',
    answer: ({ patron }, house) => ok(house.cardsOf(patron).map(told)),
  }),
  route({
    method: 'POST',
    path: '/patron/add-card',
    query: none,
    body: addCard,
    authorization: 'required',
    answer: ({ body, patron }, house) => {
      if (patron === undefined) return refused(401, 'Who are you?')
      if (/declin/i.test(body.cardNonce)) return refused(402, 'The card was declined.', { code: 'declined' })
      const card: Card = {
        ...{ id: house.next('K'), owner: patron.id, brand: 'Visa', last4: '1111', expMonth: 12, expYear: 2039 },
        primaryCard: house.cardsOf(patron).length === 0,
      }
      house.cards.push(card)
      return ok(told(card))
    },
  }),
  route({
    method: 'PUT',
    path: '/cards/{id}',
    query: none,
    body: t.type({ isPrimary: t.literal(true) }),
    authorization: 'required',
    answer: ({ params, patron }, house) => {
      if (!house.cardsOf(patron).some(({ id }) => id === params['id'])) return refused(404, 'No such card.')
      house.cards = house.cards.map((card) =>
        card.owner === patron?.id ? { ...card, primaryCard: card.id === params['id'] } : card,
      )
      return ok(house.cards.filter(({ id }) => id === params['id']).map(told)[0])
    },
  }),
  route({
    method: 'DELETE',
    path: '/cards/{id}',
    query: none,
    body: none,
    authorization: 'required',
    answer: ({ params, patron }, house) => {
      if (!house.cardsOf(patron).some(({ id }) => id === params['id'])) return refused(404, 'No such card.')
      house.cards = house.cards.filter(({ id }) => id !== params['id'])
      return ok({})
    },
  }),
]
