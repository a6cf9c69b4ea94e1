import { type NoticeChoice, noticeFormat, type OrderNotice } from '../../src-contract/kitchen/order-notice.ts'
import { shippedCurrency } from '../../src-domain/brand/shipped-settings.ts'
import type { KitchenEvent } from '../../src-domain/kitchen/kitchen-event.ts'
import { offsetMinutes } from '../../src-domain/location/wall-clock.ts'
import { type Minor, multiply, sum, zero } from '../../src-domain/money/minor.ts'
import { shownWindow } from '../../src-domain/scheduling/time-formats.ts'
import { readyIn } from '../../src-domain/ticket/ready-in.ts'
import type { Ticket, TicketModifier } from '../../src-domain/ticket/ticket.ts'
import { ticketSubtotal } from '../../src-domain/ticket/ticket-subtotal.ts'
import type { MailedOrder } from '../mail/mailed-order.ts'

/** What happened on the board. */
export interface NoticeProgress {
  /** The event that the notice is about; absent: the placement. */
  readonly event?: KitchenEvent | undefined
  /** Number of the board's events so far, without a cancellation outside the board. */
  readonly events: number
}

const names = {
  Accepted: 'order.accepted',
  Delayed: 'order.delayed',
  Ready: 'order.ready',
  SentOut: undefined,
  Completed: 'order.completed',
  Cancelled: undefined,
} as const satisfies Readonly<Record<KitchenEvent['_tag'], OrderNotice['event'] | undefined>>

/** Whether the event causes a notice. A cancellation causes its notice even without an event. */
export function isNoticed({ _tag }: KitchenEvent): boolean {
  return names[_tag] !== undefined
}

/** For a cancelled order, any notice reports the cancellation instead. */
export function orderNoticeOf(order: MailedOrder, progress: NoticeProgress = { events: 0 }): OrderNotice {
  const { ticket, note, location, cancelled } = order
  const timeZone = location?.timeZone ?? 'UTC'
  return {
    format: noticeFormat,
    ...(cancelled === undefined ? happenedIn(progress, timeZone) : cancelledIn(progress)),
    orderId: order.id,
    brandId: order.brandId,
    location: { ...ticket.location, timeZone },
    number: ticket.displayNumber,
    diningOption: ticket.orderType,
    placedAt: isoInZone(Date.parse(ticket.orderDate), timeZone),
    ...(cancelled === undefined ? {} : { cancelledAt: isoInZone(cancelled.at, timeZone), reason: cancelled.reason }),
    ...wantedOf(ticket, timeZone),
    ...guestOf(order),
    ...(ticket.tableNumber === undefined ? {} : { table: ticket.tableNumber }),
    ...(ticket.checkIdFor === undefined ? {} : { checkIdFor: ticket.checkIdFor }),
    ...addressOf(order),
    lines: ticket.items.map(({ itemId, name, price, quantity, notes, modifiers, allergens }) => ({
      itemId,
      name,
      quantity,
      unitCents: price,
      totalCents: multiply(price, quantity),
      notes,
      choices: modifiers.map(choiceOf),
      ...(allergens === undefined ? {} : { allergens }),
    })),
    note,
    // Older tickets have no currency; they are in dollars.
    currency: ticket.currency ?? shippedCurrency,
    totals: { ...totalsOf(ticket), ...taxesOf(order) },
    tenders: tendersOf(ticket),
  }
}

function cancelledIn({ events }: NoticeProgress): Pick<OrderNotice, 'event' | 'version'> {
  return { event: 'order.cancelled', version: 2 + events }
}

/** The placement has version 1; each board event raises it by one. */
function happenedIn({ event }: NoticeProgress, timeZone: string): Happened {
  const name = event && names[event._tag]
  if (event === undefined || name === undefined) return { event: 'order.placed', version: 1 }
  const isPromise = event._tag === 'Accepted' || event._tag === 'Delayed'
  return {
    event: name,
    version: 1 + event.version,
    happenedAt: isoInZone(event.at, timeZone),
    ...(isPromise ? { promisedAt: isoInZone(event.promisedAt, timeZone) } : {}),
  }
}

type Happened = Pick<OrderNotice, 'event' | 'version' | 'happenedAt' | 'promisedAt'>

/** "2026-06-10T12:00:00-04:00". */
function isoInZone(at: number, timeZone: string): string {
  const offset = offsetMinutes(timeZone, at)
  const wall = new Date(at + offset * 60_000).toISOString().slice(0, 19)
  const two = (n: number) => String(n).padStart(2, '0')
  const minutes = Math.abs(offset)
  return `${wall}${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

function wantedOf(
  ticket: Ticket,
  timeZone: string,
): Pick<OrderNotice, 'wantedAt' | 'wantedUntil' | 'estimatedMinutes'> {
  const minutes = readyIn(ticket)
  if (ticket.scheduledAt === undefined) return minutes === undefined ? {} : { estimatedMinutes: Math.round(minutes) }
  const [from, to] = shownWindow(ticket.scheduledAt, ticket.orderType)
  return {
    wantedAt: isoInZone(from * 1_000, timeZone),
    ...(to === undefined ? {} : { wantedUntil: isoInZone(to * 1_000, timeZone) }),
  }
}

function guestOf({ name, phone }: MailedOrder): Pick<OrderNotice, 'guest'> {
  if (name === undefined && phone === undefined) return {}
  return { guest: { ...(name === undefined ? {} : { name }), ...(phone === undefined ? {} : { phone }) } }
}

function addressOf({ ticket: { deliveryInfo }, deliveryNotes: notes }: MailedOrder): Pick<OrderNotice, 'address'> {
  if (deliveryInfo === undefined) return {}
  const { street1, street2, city, state, zip } = deliveryInfo
  return { address: { street1, street2, city, state, zip, notes } }
}

function choiceOf({ item, option, name, price, modifiers }: TicketModifier): NoticeChoice {
  return { itemId: item, optionId: option, name, unitCents: price, choices: modifiers.map(choiceOf) }
}

function totalsOf(ticket: Ticket): OrderNotice['totals'] {
  return {
    subtotal: ticketSubtotal(ticket),
    discount: ticket.discountAmount ?? zero,
    serviceFee: ticket.serviceFee ?? zero,
    tax: ticket.taxAmount,
    ...(ticket.taxIncluded === true ? { taxIncluded: true } : {}),
    tip: ticket.tip ?? zero,
    total: sum([ticket.finalAmount, ticket.appliedCredit, ticket.giftCardAmount ?? zero]),
  }
}

function taxesOf({ taxes }: MailedOrder): Pick<OrderNotice['totals'], 'taxes'> {
  if (taxes === undefined) return {}
  return {
    taxes: taxes.map(({ category, rate, taxable, tax }) => ({
      ...(category === undefined ? {} : { category }),
      rate,
      taxableCents: taxable,
      cents: tax,
    })),
  }
}

function tendersOf(ticket: Ticket): OrderNotice['tenders'] {
  const paid = ticket.payment?.kind === 'cash' ? 'cash' : 'card'
  const all: readonly (readonly [OrderNotice['tenders'][number]['kind'], Minor])[] = [
    ['loyalty-credit', ticket.appliedCredit],
    ['gift-card', ticket.giftCardAmount ?? zero],
    [paid, ticket.finalAmount],
  ]
  return all.filter(([, cents]) => cents !== 0).map(([kind, cents]) => ({ kind, cents }))
}
