import { type DescribedLine, describeLine } from '../../src-domain/cart/describe-line.ts'
import type { Location } from '../../src-domain/location/location.ts'
import { isZoneKnown, wallTimeAt } from '../../src-domain/location/wall-clock.ts'
import { emptyMenu, type Menu } from '../../src-domain/menu/menu.ts'
import type { Minor } from '../../src-domain/money/minor.ts'
import { home, menuAddress } from '../../src-domain/navigation/addresses.ts'
import { isPacking } from '../../src-domain/packing/is-packing.ts'
import type { FooterLine } from '../../src-domain/pricing/footer-lines.ts'
import type { CustomerStep, CustomerStepName } from '../../src-domain/ticket/customer-step.ts'
import { readyAt } from '../../src-domain/ticket/ready-in.ts'
import type { Ticket } from '../../src-domain/ticket/ticket.ts'
import { ticketTotals } from '../../src-domain/ticket/ticket-totals.ts'
import { isKnownStatus, isOver, type Tracking } from '../../src-domain/ticket/tracking.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { Words } from '../messages/words-context.tsx'
import { clockWords } from '../scheduling/clock-words.ts'
import { dateWords, timeWords } from '../scheduling/next-time-words.ts'
import { differingZoneWords, scheduledWords } from '../scheduling/schedule-words.ts'
import { addressLine } from './address-line.ts'
import { paymentWords } from './payment-words.ts'

/** Progress in percent of every open order (CONF-03). */
export const usualProgressPercent = 70

export interface ShownStep {
  readonly name: CustomerStepName
  readonly text: string
  /** Undefined for a step that the order has not reached. */
  readonly time: string | undefined
  /** True for the last step that the order has reached. */
  readonly isCurrent: boolean
}

export interface ConfirmationView {
  readonly status: string
  /** True once the order is over, which hides the progress bar. */
  readonly isOver: boolean
  /** True if the restaurant cancelled the order; the page then omits time and thanks. */
  readonly isCancelled: boolean
  /** Reason of a cancellation in the restaurant's words. */
  readonly reason: string | undefined
  readonly placedAt: string | undefined
  /** Steps of the order; undefined if the location has no board. */
  readonly steps: readonly ShownStep[] | undefined
  readonly updatedAt: string | undefined
  readonly readyAt: string | undefined
  /** Asks to have an ID ready while an order with alcohol is open. */
  readonly showId: string | undefined
  readonly lines: readonly DescribedLine[]
  /** Bags, cutlery and napkins. */
  readonly packed: readonly DescribedLine[]
  readonly totals: readonly FooterLine[]
  readonly refunded: Minor | undefined
  readonly payment: string | undefined
  /** Loyalty points; absent if the order earned none (LOYAL-19). */
  readonly points: number | undefined
  readonly address: string | undefined
  readonly mapHref: string | undefined
}

export function menuOfTicket({ location: { slug }, orderType }: Ticket): string {
  return slug === '' ? home : menuAddress(slug, orderType)
}

/** HH:mm in the restaurant's time zone (CONF-06). */
function receiptTime(instant: number, timeZone: string): string {
  return clockWords(wallTimeAt(instant, timeZone).minutes)
}

/** Status until the courier has the order (CONF-04); then the tracking shows it. */
function statusOf(ticket: Ticket, tracking: Tracking | undefined, words: Words['order']): string {
  const { scheduledAt, orderType } = ticket
  const { status } = tracking ?? {}
  if (ticket.cancelledAt !== undefined) return words.cancelled.status
  if (ticket.isAccepted === false) return words.status.waiting
  if (status !== undefined && isKnownStatus(status) && status !== 'pending' && status !== 'pickup')
    return words.status[status]
  const reached = lastReached(ticket.steps)
  if (reached === 'completed') return words.done.completed[orderType]
  if (reached === 'out-for-delivery') return words.status.dropoff
  if (reached === 'ready' && orderType !== 'delivery') return words.done.ready
  if (scheduledAt !== undefined) return words.status.scheduled
  return orderType === 'delivery' ? words.status.preparing : words.status.kitchen
}

function lastReached(steps: readonly CustomerStep[] = []): CustomerStepName | undefined {
  return steps.findLast(({ at }) => at !== undefined)?.name
}

function hourOf(at: Instant | undefined, zone: string | undefined, times: Words['times']): string | undefined {
  return at === undefined || zone === undefined ? undefined : timeWords(times, at / 1000, zone)
}

function shownSteps(ticket: Ticket, zone: string | undefined, words: Words['order'], times: Words['times']) {
  const current = lastReached(ticket.steps)
  return ticket.steps?.map(({ name, at }): ShownStep => {
    const said = words.steps[name]
    return {
      name,
      text: typeof said === 'string' ? said : said[ticket.orderType],
      time: hourOf(at, zone, times),
      isCurrent: name === current,
    }
  })
}

function addressOf(ticket: Ticket, location: Location | undefined): string | undefined {
  // For a cancelled delivery, customers with questions need the restaurant's address.
  const address = ticket.cancelledAt === undefined ? (ticket.deliveryInfo ?? location?.address) : location?.address
  return address && addressLine(address)
}

/** Orders for later also show day and range (SCHED-19). Names the time zone if it differs from the device's. */
function readyTime(ticket: Ticket, ready: number, zone: string, times: Words['times']): string {
  const { scheduledAt, orderType, promisedAt = ready } = ticket
  const isMoved = promisedAt !== (scheduledAt ?? 0) * 1_000
  if (scheduledAt !== undefined && !isMoved) return scheduledWords(times, scheduledAt, orderType, zone)
  const hour = timeWords(times, ready / 1000, zone)
  const time = scheduledAt === undefined ? hour : times.when({ date: dateWords(times, ready / 1000, zone), time: hour })
  const strange = differingZoneWords(times, zone, ready / 1000)
  return strange === undefined ? time : times.inZone({ time, zone: strange })
}

function showIdOf(ticket: Ticket, words: Words['order']): string | undefined {
  const { checkIdFor: age, cancelledAt, steps } = ticket
  const isEnded = cancelledAt !== undefined || lastReached(steps) === 'completed'
  return age === undefined || isEnded ? undefined : words.showId({ age })
}

/** Texts of the confirmation (CONF-02). Omits times if the location's time zone is unknown. */
export function confirmationView(
  ticket: Ticket,
  location: Location | undefined,
  words: Words['order'],
  times: Words['times'],
  tracking?: Tracking,
  packing: Menu = emptyMenu,
  heardAt?: Instant,
): ConfirmationView {
  const packed = ticket.items.filter((line) => isPacking(packing, line))
  const dishes = ticket.items.filter((line) => !packed.includes(line))
  const zone = location !== undefined && isZoneKnown(location.timeZone) ? location.timeZone : undefined
  const placed = Date.parse(ticket.orderDate)
  const isCancelled = ticket.cancelledAt !== undefined
  const isDone = lastReached(ticket.steps) === 'completed'
  const ready = isCancelled || isDone ? undefined : (ticket.promisedAt ?? readyAt(ticket))
  const address = addressOf(ticket, location)
  return {
    status: statusOf(ticket, tracking, words),
    isOver: isCancelled || isDone || (tracking !== undefined && isOver(tracking)),
    isCancelled,
    reason: ticket.cancelReason,
    placedAt: zone === undefined || Number.isNaN(placed) ? undefined : receiptTime(placed, zone),
    steps: shownSteps(ticket, zone, words, times),
    updatedAt: hourOf(heardAt, zone, times),
    readyAt:
      zone === undefined || ready === undefined
        ? undefined
        : words.ready[ticket.orderType]({ time: readyTime(ticket, ready, zone, times) }),
    showId: showIdOf(ticket, words),
    lines: dishes.map(describeLine),
    packed: packed.map(describeLine),
    totals: ticketTotals(ticket),
    refunded: ticket.refundedAmount,
    payment: paymentWords(ticket, words),
    points: ticket.pointsEarned === 0 || isCancelled ? undefined : ticket.pointsEarned,
    address,
    mapHref:
      address === undefined
        ? undefined
        : `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`,
  }
}
