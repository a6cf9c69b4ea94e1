import { errorBody } from '../call/error-body.ts'
import { bare, nothing, type RouteShape } from '../call/route-shape.ts'
import { byToken } from '../ordering/order-token.ts'
import { dataCopy, ownershipShown } from './data-copy.ts'

const ofPatron = {
  ...bare,
  method: 'POST',
  addition: {},
  language: 'kept',
  token: 'required',
  location: 'unused',
  body: ownershipShown,
  cached: 'never',
  limit: 'sign-in',
} as const

const ofOrder = {
  ...bare,
  addition: { unknown: 'unknown_order' },
  token: 'ignored',
  location: 'unused',
  params: byToken,
  cached: 'never',
} as const

export const ownDataRoutes = {
  copyOwnData: {
    ...ofPatron,
    path: '/patron/copy',
    answers: { 200: dataCopy, 401: errorBody, 403: errorBody },
  },
  eraseAccount: {
    ...ofPatron,
    // The session may have ended with its account.
    token: 'judged',
    path: '/patron/erase',
    answers: { 200: nothing, 401: errorBody, 403: errorBody, 409: errorBody },
  },
  copyOrderData: {
    ...ofOrder,
    method: 'GET',
    path: '/order/{token}/copy',
    answers: { 200: dataCopy, 404: errorBody, 409: errorBody },
  },
  eraseOrderData: {
    ...ofOrder,
    method: 'POST',
    path: '/order/{token}/erase',
    answers: { 200: nothing, 404: errorBody, 409: errorBody },
  },
} as const satisfies Readonly<Record<string, RouteShape>>
