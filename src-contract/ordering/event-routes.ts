import { changedVersion, streamQuery } from '../call/changed-events.ts'
import { errorBody } from '../call/error-body.ts'
import { bare, type RouteShape } from '../call/route-shape.ts'
import { byToken } from './order-token.ts'

/** Separate, because only the confirmation page listens. */
export const orderEventRoutes = {
  orderEvents: {
    ...bare,
    method: 'GET',
    path: '/order/{token}/events',
    addition: { unknown: 'unknown_order' },
    isStream: true,
    token: 'ignored',
    location: 'unused',
    params: byToken,
    query: streamQuery,
    answers: { 200: changedVersion, 404: errorBody },
    cached: 'never',
  },
} as const satisfies Readonly<Record<string, RouteShape>>
