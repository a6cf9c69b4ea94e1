import { errorBody } from '../call/error-body.ts'
import { bare, type RouteShape } from '../call/route-shape.ts'
import { ticketId, tracking, trackingQuery } from './tracking.ts'

/** Separate, because the payment page tracks no courier. */
export const trackingRoutes = {
  orderTracking: {
    ...bare,
    method: 'GET',
    path: '/order/{id}/tracking',
    token: 'ignored',
    location: 'unused',
    params: ticketId,
    query: trackingQuery,
    answers: { 200: tracking, 404: errorBody },
    cached: 'never',
  },
} as const satisfies Readonly<Record<string, RouteShape>>
