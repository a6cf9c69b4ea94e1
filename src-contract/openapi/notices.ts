import { orderNotice } from '../kitchen/order-notice.ts'
import { noticeHeaders } from '../kitchen/signed-call.ts'
import { exampleOf } from './example-of.ts'
import { jsonContent } from './json-content.ts'
import { parameter } from './parameters.ts'
import type { Schema, Schemas } from './schema-of.ts'

export function noticeOperations(schemas: Schemas): Schema {
  return Object.fromEntries(
    Object.entries(notices).map(([name, { summary, example }]) => [
      name,
      { post: { operationId: name, summary, ...noticeOperation(example, schemas) } },
    ]),
  )
}

const promised = { happenedAt: '2026-06-10T12:05:00-04:00', promisedAt: '2026-06-10T12:30:00-04:00' } as const

/** `event` distinguishes the notices. */
const notices = {
  orderPlaced: {
    summary: 'A restaurant is told of an order, at least once; orderId and version together name one notice',
    example: { event: 'order.placed', version: 1 },
  },
  orderAccepted: {
    summary: 'The restaurant accepted the order on its board; promisedAt is the time it promises now',
    example: { event: 'order.accepted', version: 2, ...promised },
  },
  orderDelayed: {
    summary: 'The restaurant moved the promised time of the order',
    example: { event: 'order.delayed', version: 3, ...promised },
  },
  orderReady: {
    summary: 'The order is ready',
    example: { event: 'order.ready', version: 4, happenedAt: promised.happenedAt },
  },
  orderCompleted: {
    summary: 'The order is completed',
    example: { event: 'order.completed', version: 5, happenedAt: promised.happenedAt },
  },
  orderCancelled: {
    summary: 'The same of an order that was called off: event is order.cancelled, and the version is higher',
    example: { event: 'order.cancelled', version: 2, cancelledAt: '2026-06-10T12:05:00-04:00', reason: 'No noodles' },
  },
} as const

function noticeOperation(said: object, schemas: Schemas): Schema {
  const example = Object.assign({}, exampleOf(orderNotice, { without: ['happenedAt', 'promisedAt'] }), said)
  return {
    parameters: Object.values(noticeHeaders).map((name) => parameter(name, 'header', true, { type: 'string' })),
    requestBody: { required: true, ...jsonContent(schemas.schemaOf(orderNotice), example) },
    responses: {
      '2XX': { description: 'The receiver has stored the notice, or had it already' },
      410: { description: 'The receiver wants no notice any more' },
      default: { description: 'The notice is sent again later' },
    },
    security: [],
  }
}
