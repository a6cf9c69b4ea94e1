import { describeLine } from '../../src-domain/cart/describe-line.ts'
import { pastTotals } from '../../src-domain/history/past-totals.ts'
import { wallTimeOfOrder } from '../../src-domain/history/wall-time-of-order.ts'
import { type PastOrder, placedFor } from '../../src-domain/ticket/past-order.ts'
import { dayOfOrderWords, dishesWords } from '../history/past-order-words.ts'
import type { Words } from '../messages/words-context.tsx'
import { addressLine } from '../order/address-line.ts'
import { paymentWords } from '../order/payment-words.ts'
import type { ReceiptView } from '../order/receipt.tsx'
import { clockWords } from '../scheduling/clock-words.ts'

export interface PastOrderRow {
  readonly id: string
  readonly number: string
  /** "Pickup · 6:05 PM · Order 42" */
  readonly facts: string
  readonly dishes: string
  /** Cancellations and other changes. */
  readonly notes: readonly string[]
}

type HistoryWords = Pick<Words, 'history' | 'common'>

export function numberOf({ displayNumber, id }: PastOrder): string {
  return displayNumber === '' ? id : displayNumber
}

/** Row of the list, with the time in the restaurant's time zone. */
export function pastOrderRow(
  order: PastOrder,
  { history, common, clock }: HistoryWords & Pick<Words, 'clock'>,
  readersZone: string,
): PastOrderRow {
  const number = numberOf(order)
  const wall = wallTimeOfOrder(order, readersZone)
  const facts = [common.diningOption[placedFor(order)], wall && clock.time(wall), history.number({ number })]
  return {
    id: order.id,
    number,
    facts: facts.filter(Boolean).join(' · '),
    dishes: dishesWords(
      history,
      order.items.map(({ name }) => name),
    ),
    notes: notesOf(order, history),
  }
}

export interface PastOrderView {
  readonly way: string
  readonly placedAt: string
  readonly notes: readonly string[]
  readonly address: string | undefined
  readonly receipt: ReceiptView
}

/** Receipt of a past order, with its time as HH:mm (PROF-16). */
export function pastOrderView(
  order: PastOrder,
  { history, common, order: receipt }: HistoryWords & Pick<Words, 'order'>,
  readersZone: string,
): PastOrderView {
  const wall = wallTimeOfOrder(order, readersZone)
  const day = dayOfOrderWords(history, wall)
  const { deliveryInfo } = order
  return {
    way: common.diningOption[placedFor(order)],
    placedAt: wall === undefined ? day : history.dayAndTime({ day, time: clockWords(wall.minutes) }),
    notes: notesOf(order, history),
    address: deliveryInfo && addressLine(deliveryInfo),
    receipt: {
      lines: order.items.map(describeLine),
      packed: [],
      totals: pastTotals(order),
      refunded: order.refundedAmount,
      payment: paymentWords(order, receipt),
    },
  }
}

function notesOf({ cancelledAt, refundedAmount }: PastOrder, words: Words['history']): readonly string[] {
  return [
    ...(cancelledAt === undefined ? [] : [words.cancelled]),
    ...(refundedAmount === undefined || refundedAmount === 0
      ? []
      : [words.refunded({ amount: words.price(refundedAmount) })]),
  ]
}
