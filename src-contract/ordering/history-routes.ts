import { errorBody } from '../call/error-body.ts'
import { bare, type RouteShape } from '../call/route-shape.ts'
import { pastOrder, pastOrderId, pastOrders, pastOrdersQuery } from './past-order.ts'

/** Only account pages use them. */
export const historyRoutes = {
  pastOrders: {
    ...bare,
    method: 'GET',
    path: '/orders',
    token: 'required',
    location: 'unused',
    query: pastOrdersQuery,
    answers: { 200: pastOrders, 401: errorBody },
    cached: 'never',
  },
  pastOrder: {
    ...bare,
    method: 'GET',
    path: '/orders/{id}',
    token: 'required',
    location: 'unused',
    params: pastOrderId,
    answers: { 200: pastOrder, 401: errorBody, 404: errorBody },
    cached: 'never',
  },
} as const satisfies Readonly<Record<string, RouteShape>>
