import { errorBody } from '../call/error-body.ts'
import { bare, type RouteShape } from '../call/route-shape.ts'
import { matching } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'
import { giftCard, giftCardCheck, giftCardQuery } from './gift-card.ts'

/** An id that nobody guesses: the card's number is behind it. */
const byCardId = shape('the id of a gift card', {
  required: { id: matching('the id of a gift card', /^[A-Za-z0-9_-]{16,128}$/) },
})

export const giftCardRoutes = {
  checkGiftCard: {
    ...bare,
    method: 'POST',
    path: '/stored-value-cards/validate',
    token: 'ignored',
    location: 'unused',
    body: giftCardQuery,
    answers: { 200: giftCardCheck, 404: errorBody },
    cached: 'never',
    limit: 'guess',
  },
  giftCard: {
    ...bare,
    method: 'GET',
    path: '/stored-value-cards/{id}',
    token: 'ignored',
    location: 'unused',
    params: byCardId,
    answers: { 200: giftCard, 404: errorBody },
    cached: 'never',
    limit: 'guess',
  },
} as const satisfies Readonly<Record<string, RouteShape>>
