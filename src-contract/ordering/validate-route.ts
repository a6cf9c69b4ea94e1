import { errorBody } from '../call/error-body.ts'
import { bare, type RouteShape } from '../call/route-shape.ts'
import { orderData } from './order-data.ts'
import { validateResult } from './validate-result.ts'

/** Separate from placing, for the cart. */
export const validateRoute = {
  validate: {
    ...bare,
    method: 'POST',
    path: '/order/validate',
    token: 'welcome',
    location: 'required',
    body: orderData,
    answers: { 200: validateResult, 404: errorBody },
    cached: 'never',
  },
} as const satisfies Readonly<Record<string, RouteShape>>
