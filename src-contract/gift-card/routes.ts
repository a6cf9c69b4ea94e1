import { errorBody } from '../call/error-body.ts'
import { bare, type RouteShape } from '../call/route-shape.ts'
import { id } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'
import { giftCard, giftCardCheck, giftCardQuery } from './gift-card.ts'

/** Opaque (wire row 22); ours are unguessable. */
const byCardId = shape('the id of a gift card', { required: { id } })

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
    headers: { 'lb-version': 'ec2' },
    params: byCardId,
    answers: { 200: giftCard, 404: errorBody },
    cached: 'never',
    limit: 'guess',
  },
} as const satisfies Readonly<Record<string, RouteShape>>
