import { sum } from '../money/minor.ts'
import type { Instant } from '../time/clock.ts'
import type { BoardOrder } from './board-order.ts'
import type { KitchenEvent } from './kitchen-event.ts'
import type { MessageState, RecordEntry, RecordedRefund } from './order-record.ts'

export interface WrittenMessage {
  readonly text: string
  readonly state: MessageState
  readonly at: Instant
}

/** An entry of the audit log about the order. */
export interface AuditedAct {
  readonly action: string
  readonly at: Instant
  readonly name: string
}

interface Happenings {
  readonly order: Pick<BoardOrder, 'placedAt' | 'steps' | 'cancelReason'>
  readonly events: readonly KitchenEvent[]
  readonly refunds: readonly RecordedRefund[]
  readonly messages: readonly WrittenMessage[]
  readonly acts: readonly AuditedAct[]
}

const eventOf = {
  Accepted: 'accepted',
  Delayed: 'delayed',
  Ready: 'ready',
  SentOut: 'out-for-delivery',
  Completed: 'completed',
  Cancelled: 'cancelled',
} as const satisfies Readonly<Record<KitchenEvent['_tag'], RecordEntry['event']>>

/** Name of a staff member's act in the audit log. */
export const refundAction = 'order:Refunded'
export const messageAction = 'order:Messaged'

/** The history of an order, oldest first. An act and its entry in the audit log have the same time. */
export function recordEntries({ order, events, refunds, messages, acts }: Happenings): readonly RecordEntry[] {
  const by = (action: string, at: Instant) => {
    const name = acts.find((act) => act.action === action && act.at === at)?.name
    return name === undefined || name === '' ? {} : { by: name }
  }
  const ofKitchen = events.map((event): RecordEntry => {
    const { _tag, at } = event
    return {
      event: eventOf[_tag],
      at,
      ...by(`order:${_tag}`, at),
      ...(event._tag === 'Accepted' || event._tag === 'Delayed' ? { promisedAt: event.promisedAt } : {}),
      ...(event._tag === 'Cancelled' && event.reason !== '' ? { text: event.reason } : {}),
    }
  })
  const ends = events.map(({ _tag }) => eventOf[_tag])
  // Ended by the clock, or by an operator.
  const byThemselves = order.steps.flatMap(({ status, at }): readonly RecordEntry[] =>
    (status === 'completed' || status === 'cancelled') && !ends.includes(status)
      ? [{ event: status, at, ...(status === 'cancelled' ? textOf(order.cancelReason) : {}) }]
      : [],
  )
  const ofRefunds = refunds.flatMap((refund): readonly RecordEntry[] => {
    const { progress, at, endedAt, reason } = refund
    const amount = sum([refund.charged, refund.giftCard, refund.credit])
    const asked: RecordEntry = { event: 'refund', at, amount, ...textOf(reason), ...by(refundAction, at) }
    if (progress === 'pending' || endedAt === undefined) return [asked]
    return [asked, { event: progress === 'done' ? 'refund-done' : 'refund-refused', at: endedAt, amount }]
  })
  const ofMessages = messages.map(
    ({ text, state, at }): RecordEntry => ({
      event: 'message',
      at,
      message: state,
      ...textOf(text),
      ...by(messageAction, at),
    }),
  )
  const placed: RecordEntry = { event: 'placed', at: order.placedAt }
  return [placed, ...[...ofKitchen, ...byThemselves, ...ofRefunds, ...ofMessages].toSorted((a, b) => a.at - b.at)]
}

function textOf(text: string | undefined): Pick<RecordEntry, 'text'> {
  return text === undefined || text === '' ? {} : { text }
}
