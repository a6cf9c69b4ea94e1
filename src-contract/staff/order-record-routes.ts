import { errorBody } from '../call/error-body.ts'
import { bare, type RouteShape } from '../call/route-shape.ts'
import { boardOrders, byLocationId, byOrderId } from './board-order.ts'
import { askedQuote, orderRecord, refundQuote, sentMessage, sentRefund, soughtOrders } from './order-record.ts'

const ofStaff = {
  ...bare,
  addition: {},
  token: 'ignored',
  location: 'unused',
  cached: 'never',
  staff: 'signed-in',
} as const

const ofOrder = { ...ofStaff, addition: { unknown: 'unknown_order' }, params: byOrderId } as const
const refusals = { 401: errorBody, 403: errorBody, 404: errorBody, 409: errorBody } as const

/** Routes for orders of any day: search, the record of an order, refunds and messages. */
export const orderRecordRoutes = {
  searchOrders: {
    ...ofStaff,
    addition: { unknown: 'unknown_location' },
    method: 'POST',
    path: '/staff/locations/{id}/orders/search',
    params: byLocationId,
    body: soughtOrders,
    answers: { 200: boardOrders, 401: errorBody, 403: errorBody, 404: errorBody },
  },
  orderRecord: {
    ...ofOrder,
    method: 'GET',
    path: '/staff/orders/{id}',
    answers: { 200: orderRecord, 401: errorBody, 403: errorBody, 404: errorBody },
  },
  quoteRefund: {
    ...ofOrder,
    method: 'POST',
    path: '/staff/orders/{id}/refund-quotes',
    body: askedQuote,
    answers: { 200: refundQuote, ...refusals },
  },
  refundOrder: {
    ...ofOrder,
    method: 'POST',
    path: '/staff/orders/{id}/refunds',
    body: sentRefund,
    answers: { 200: orderRecord, ...refusals },
  },
  messageCustomer: {
    ...ofOrder,
    method: 'POST',
    path: '/staff/orders/{id}/messages',
    body: sentMessage,
    answers: { 200: orderRecord, ...refusals },
  },
} as const satisfies Readonly<Record<string, RouteShape>>
