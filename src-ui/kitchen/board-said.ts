import type { BoardChange } from '../../src-domain/kitchen/board-changes.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import { type BoardWords, orderWords, spokenDue } from './order-words.ts'

/** Number of orders that are named individually; more are only counted. */
const mostNamed = 3

/** Text of the board's live region: "New order 318, pickup, due in 15 minutes". */
export function boardSaid(words: BoardWords, changes: readonly BoardChange[], now: Instant): string {
  const { staff } = words
  const numberOf = ({ order }: BoardChange) => orderWords(words, order, now).number
  const arrived = changes.filter(({ _tag }) => _tag === 'Arrived')
  const cancelled = changes.filter(({ _tag }) => _tag === 'Cancelled')
  const arrivals =
    arrived.length > mostNamed
      ? [staff.arrivedMany({ count: arrived.length })]
      : arrived.map((change) =>
          staff.arrived({
            number: numberOf(change),
            type: staff.type[change.order.orderType].toLowerCase(),
            due: spokenDue(staff, change.order, now),
          }),
        )
  return [...arrivals, ...cancelled.map((change) => staff.cancelledNotice({ number: numberOf(change) }))].join('. ')
}
