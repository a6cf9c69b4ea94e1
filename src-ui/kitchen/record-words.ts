import { statusAt } from '../../src-domain/kitchen/board.ts'
import type { BoardOrder } from '../../src-domain/kitchen/board-order.ts'
import type { OrderRecord, RecordEntry, RefundAmounts } from '../../src-domain/kitchen/order-record.ts'
import { type Minor, sum } from '../../src-domain/money/minor.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import { dateWords, daysAway } from '../scheduling/next-time-words.ts'
import { type BoardWords, clockTime } from './order-words.ts'

/** "7:05 PM", or "Mon, 6/8/2026, 7:05 PM" for another day. */
export function dayTime(words: BoardWords, at: Instant, now: Instant): string {
  const time = clockTime(words, at)
  const isToday = daysAway(at / 1_000, words.timeZone, now) === 0
  return isToday ? time : `${dateWords(words.clock, at / 1_000, words.timeZone)}, ${time}`
}

/** Facts of a found order: type, name and state. */
export function foundFacts(words: BoardWords, order: BoardOrder, now: Instant): readonly string[] {
  const { staff } = words
  const status = statusAt(order, now)
  const table = order.tableNumber === undefined ? '' : staff.table({ number: order.tableNumber })
  return [staff.type[order.orderType], table, order.name, staff.statusNow[status]].filter((fact) => fact !== '')
}

export interface AmountWords {
  readonly label: string
  readonly price: string
}

/** What was charged, in the order of a receipt. Amounts of nothing are left out. */
export function amountWords({ staff }: BoardWords, { amounts }: OrderRecord): readonly AmountWords[] {
  const { records } = staff
  const { subtotal, discount, serviceFee, tax, tip, giftCard, credit } = amounts
  const rows: readonly (readonly [string, Minor, sign: '' | '−'])[] = [
    [records.subtotal, subtotal, ''],
    [records.discount, discount, '−'],
    [records.serviceFee, serviceFee, ''],
    [records.tax, tax, ''],
    [records.tip, tip, ''],
    [records.giftCard, giftCard, '−'],
    [records.credit, credit, '−'],
  ]
  return rows.flatMap(([label, amount, sign]) =>
    amount === 0 ? [] : [{ label, price: `${sign}${staff.price(amount)}` }],
  )
}

/** How the order was paid, and whether the money moved. */
export function paymentWords({ staff }: BoardWords, { payment, amounts, order }: OrderRecord) {
  const { records } = staff
  const { kind, brand, last4, isCaptured } = payment
  if (kind === 'none' || amounts.charged === 0) return undefined
  const card =
    brand === undefined || last4 === undefined
      ? records.card
      : records.cardNamed({ brand: named(records.brands, brand), last4 })
  const isOver = order.status === 'cancelled'
  return {
    tender: kind === 'cash' ? records.cash : card,
    state: kind === 'cash' ? records.inCash : isCaptured ? records.charged : isOver ? undefined : records.authorised,
    price: staff.price(amounts.charged),
  }
}

function named(brands: Readonly<Record<string, string>>, brand: string): string {
  return Object.hasOwn(brands, brand) ? (brands[brand] ?? brand) : brand
}

export interface RefundWords {
  readonly text: string
  readonly price: string
  readonly isRefused: boolean
}

/** Sum of refunds that are done, and each that is pending or was refused after the last that is done. */
export function refundWords({ staff }: BoardWords, { refunds }: OrderRecord): readonly RefundWords[] {
  const { records } = staff
  const priceOf = (some: OrderRecord['refunds']) =>
    staff.price(sum(some.flatMap(({ charged, giftCard, credit }) => [charged, giftCard, credit])))
  const done = refunds.filter(({ progress }) => progress === 'done')
  const pending = refunds.filter(({ progress }) => progress === 'pending')
  const last = refunds.at(-1)
  return [
    ...(done.length === 0 ? [] : [{ text: records.refunded, price: priceOf(done), isRefused: false }]),
    ...(pending.length === 0 ? [] : [{ text: records.refundPending, price: priceOf(pending), isRefused: false }]),
    ...(last?.progress === 'refused'
      ? [{ text: records.refundRefusedLong({ price: priceOf([last]) }), price: '', isRefused: true }]
      : []),
  ]
}

export interface EntryWords {
  readonly text: string
  readonly when: string
  /** A reason or a message. */
  readonly said: string | undefined
}

export function entryWords(words: BoardWords, entry: RecordEntry, now: Instant): EntryWords {
  const { staff } = words
  const { records } = staff
  const { event, at, by, promisedAt, amount, text, message } = entry
  const parts = [
    records.event[event],
    amount === undefined ? undefined : staff.price(amount),
    promisedAt === undefined ? undefined : records.promisedFor({ time: clockTime(words, promisedAt) }),
    by === undefined ? undefined : records.by({ name: by }),
    message === undefined ? undefined : records.message[message].toLowerCase(),
  ]
  return { text: parts.filter((part) => part !== undefined).join(' · '), when: dayTime(words, at, now), said: text }
}

/** The question before a refund, and what goes back to other tenders than the first. */
export function refundQuestion({ staff }: BoardWords, { payment }: OrderRecord, quote: RefundAmounts) {
  const { refund } = staff.records
  const { charged, giftCard, credit } = quote
  const price = staff.price(sum([charged, giftCard, credit]))
  const other = (amount: Minor) => (amount === 0 ? undefined : staff.price(amount))
  const isMixed = giftCard > 0 || credit > 0
  const confirm = isMixed ? refund.confirmOther : payment.kind === 'cash' ? refund.confirmCash : refund.confirmCard
  const beside = [
    isMixed && charged > 0
      ? (payment.kind === 'cash' ? refund.partInCash : refund.partToCard)({ price: staff.price(charged) })
      : '',
    refund.beside({ giftCard: other(giftCard), credit: other(credit) }),
  ]
  return { question: confirm({ price }), price, beside: beside.filter((part) => part !== '').join(' ') }
}
