import { isLeft } from 'fp-ts/lib/Either.js'
import { routes } from '../../src-contract/routes.ts'
import type { OrderServer } from '../order-server.ts'
import { refusal } from './refusal-answer.ts'
import { ok, serve } from './serve.ts'
import { streamCounts } from './stream-counts.ts'

const unknownOrder = refusal(404, 'unknown_order', 'There is no such order.')

/** Streams per order, for the devices of the customer and of guests who share the meal. */
const mostStreams = 10

/** Streams the events of an order to the holder of its token. */
export function orderEventHandlers(watch: OrderServer['watch']) {
  const counted = streamCounts(mostStreams)
  return {
    orderEvents: serve(routes.orderEvents, async ({ caller, params }) => {
      const watched = await watch.ofOrder(caller, params.token)
      if (isLeft(watched)) return unknownOrder
      const stream = counted(params.token, { begin: ({ changed }) => watched.right(changed) })
      return isLeft(stream) ? stream.left : { ...ok(0), stream: stream.right }
    }),
  }
}
