import { errorBody } from '../call/error-body.ts'
import { bare, nothing, type RouteShape } from '../call/route-shape.ts'
import { paymentRefusal } from '../payment/further-step.ts'
import { card, cardId, cards, newCard, primaryChoice } from './card.ts'

export const cardRoutes = {
  cards: {
    ...bare,
    method: 'GET',
    path: '/cards',
    token: 'required',
    location: 'unused',
    answers: { 200: cards, 401: errorBody },
    cached: 'never',
  },
  addCard: {
    ...bare,
    method: 'POST',
    path: '/patron/add-card',
    token: 'required',
    location: 'optional',
    body: newCard,
    answers: { 200: card, 401: errorBody, 402: paymentRefusal },
    cached: 'never',
    limit: 'guess',
  },
  makeCardPrimary: {
    ...bare,
    method: 'PUT',
    path: '/cards/{id}',
    token: 'required',
    location: 'unused',
    params: cardId,
    body: primaryChoice,
    answers: { 200: card, 401: errorBody, 404: errorBody },
    cached: 'never',
  },
  removeCard: {
    ...bare,
    method: 'DELETE',
    path: '/cards/{id}',
    token: 'required',
    location: 'unused',
    params: cardId,
    answers: { 200: nothing, 401: errorBody, 404: errorBody },
    cached: 'never',
  },
} as const satisfies Readonly<Record<string, RouteShape>>
