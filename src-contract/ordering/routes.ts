import { errorBody } from '../call/error-body.ts'
import { bare, type RouteShape } from '../call/route-shape.ts'
import { uuidV4 } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'
import { paymentRefusal, stepIntent } from '../payment/further-step.ts'
import { conflict } from './conflict.ts'
import { orderData } from './order-data.ts'
import { byToken } from './order-token.ts'
import { paymentIntent, paymentIntentPayload } from './payment-intent.ts'
import { placeOrderPayload } from './place-order.ts'
import { priceCheck } from './price-check.ts'
import { orderStatus, ticket } from './ticket.ts'
import { unknownOrder } from './unknown-order.ts'
import { validateRoute } from './validate-route.ts'

const byKey = shape('an idempotency key', { required: { key: uuidV4 } })

const placing = {
  language: 'kept',
  ...bare,
  method: 'POST',
  token: 'honest',
  location: 'required',
  body: placeOrderPayload,
  answers: {
    200: ticket,
    202: orderStatus,
    400: errorBody,
    401: errorBody,
    402: paymentRefusal,
    403: errorBody,
    404: errorBody,
    409: conflict,
  },
  cached: 'never',
  limit: 'placement',
} as const

export const orderingRoutes = {
  ...validateRoute,
  checkPrice: {
    ...bare,
    method: 'POST',
    path: '/order/check-price',
    token: 'welcome',
    location: 'required',
    body: orderData,
    answers: { 200: priceCheck, 404: errorBody },
    cached: 'never',
  },
  placeByCard: { ...placing, path: '/order' },
  placePolling: { ...placing, path: '/place-order' },
  placeByCash: { ...placing, path: '/order/cash/' },
  createPaymentIntent: {
    ...placing,
    token: 'welcome',
    path: '/order/create-payment-intent',
    body: paymentIntentPayload,
    answers: { ...placing.answers, 200: paymentIntent },
  },
  orderStatus: {
    ...bare,
    method: 'GET',
    path: '/order/{key}/status',
    token: 'ignored',
    location: 'unused',
    params: byKey,
    answers: { 200: orderStatus, 404: unknownOrder },
    cached: 'never',
  },
  settleStep: {
    ...bare,
    method: 'POST',
    path: '/order/{key}/further-step',
    addition: { unknown: 'unknown_order' },
    token: 'ignored',
    location: 'unused',
    params: byKey,
    body: stepIntent,
    answers: { 200: orderStatus, 404: unknownOrder },
    cached: 'never',
    limit: 'placement',
  },
  orderByToken: {
    ...bare,
    method: 'GET',
    path: '/order/{token}',
    addition: { unknown: 'unknown_order' },
    token: 'ignored',
    location: 'unused',
    params: byToken,
    answers: { 200: ticket, 404: errorBody },
    cached: 'never',
  },
} as const satisfies Readonly<Record<string, RouteShape>>
