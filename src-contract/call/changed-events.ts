import { ownId, wholeNumber } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'

/**
 * Data of an event `changed` of a stream (`text/event-stream`): the order's version alone, 0 if events may have been
 * missed. An event is a reason to look, never the change itself.
 */
export const changedVersion = wholeNumber(0, 1_000_000)

/** An EventSource sends no headers, so the brand is in the query. */
export const streamQuery = shape('the brand of a stream', { required: { client: ownId } })
