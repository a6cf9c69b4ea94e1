import type { OrderEvents } from '../../src-domain/ticket/order-events.ts'
import { type EventStreamNeeds, eventStream } from './event-stream.ts'
import type { OrderServerNeeds } from './order-server-needs.ts'

export function orderEvents({ brandId }: Pick<OrderServerNeeds, 'brandId'>, streams: EventStreamNeeds): OrderEvents {
  return {
    watch: (token, changed) => eventStream(streams, brandId, `/order/${encodeURIComponent(token)}/events`, { changed }),
  }
}
