import * as t from 'io-ts'
import { none, ok, refused, route } from './route.ts'
import { filled } from './wire.ts'

const giftCards = [
  { number: '5555000011112222', balance: 5, from: 'Grandmother', to: 'Ann' },
  { number: '5555000033334444', balance: 500, from: 'The office', to: 'Everybody' },
]

export function giftCardOf(typed: string) {
  return giftCards.find(({ number }) => number === typed.replaceAll(/[\s-]/g, ''))
}

export const giftCardRoutes = [
  route({
    method: 'POST',
    path: '/stored-value-cards/validate',
    query: none,
    // The token may be empty: no bot protection is configured.
    body: t.type({ giftCardNumber: filled, userToken: t.string }),
    answer: ({ body }) => {
      const card = giftCardOf(body.giftCardNumber)
      return card === undefined ? refused(404, 'No such card.') : ok({ isValid: true, balance: card.balance })
    },
  }),
  route({
    method: 'GET',
    path: '/stored-value-cards/{id}',
    query: none,
    body: none,
    headers: { 'lb-version': 'ec2' },
    answer: ({ params }) => {
      const card = giftCardOf(params['id'] ?? '')
      if (card === undefined) return refused(404, 'No such card.')
      const { number, balance, from, to } = card
      const people = { receivingPatron: { name: to }, sendingPatron: { name: from } }
      return ok({ cardNumber: number, amount: balance, ...people, message: 'Eat well.', status: 'active' })
    },
  }),
]
