import { errorBody } from '../call/error-body.ts'
import { bare, type RouteShape } from '../call/route-shape.ts'
import { loyalty } from './loyalty.ts'

export const loyaltyRoutes = {
  loyalty: {
    ...bare,
    method: 'GET',
    path: '/loyalty',
    token: 'required',
    location: 'unused',
    answers: { 200: loyalty, 401: errorBody, 404: errorBody },
    cached: 'never',
  },
} as const satisfies Readonly<Record<string, RouteShape>>
