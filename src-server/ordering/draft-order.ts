import { randomFillSync } from 'node:crypto'
import { pointsFor, spentOn } from '../../src-domain/loyalty/earning.ts'
import type { Menu } from '../../src-domain/menu/menu.ts'
import { type Cents, cents, negate, subtract } from '../../src-domain/money/cents.ts'
import type { SubmittedModifier, SubmittedOrder } from '../../src-domain/ordering/submitted-order.ts'
import type { TicketModifier } from '../../src-domain/ordering/ticket.ts'
import type { OrderTotals } from '../../src-domain/pricing/order-totals.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import { tableById } from '../fulfilment/known-table.ts'
import { slipAroundNumber } from '../kitchen/kitchen-slip.ts'
import type { KnownLocation } from '../location/catalogue.ts'
import type { MailWords } from '../mail/mail-words.en.ts'
import { type TypedBeside, toldOrder } from '../mail/told-order.ts'
import type { PlacementRequest } from '../order-server.ts'
import type { HowPaid } from './how-paid.ts'
import type { JobRow, LedgerRow, LineRow, OrderDraft } from './order-draft.ts'
import type { Payer } from './payer.ts'
import { deliveryFeeOf, type ReadOrder } from './read-order.ts'
import type { StoredTicket } from './stored-ticket.ts'
import type { PricedLine } from './submitted-line.ts'

/** Bytes of two ids, and of those of many orders: asking for randomness costs more than what is asked for. */
const ofOneOrder = 32
const pool = Buffer.alloc(128 * ofOneOrder)
let used = pool.length

/** 128 bits each that nobody can guess. */
const twoRandomIds = (): readonly [string, string] => {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  const [id, token] = [used, used + 16]
  used += ofOneOrder
  return [pool.toString('base64url', id, token), pool.toString('base64url', token, used)]
}

const ticketModifiers = (menu: Menu, modifiers: readonly SubmittedModifier[]): readonly TicketModifier[] =>
  modifiers.flatMap(({ item, option, modifiers: inner }) => {
    const found = menu.items.get(item)
    return found === undefined
      ? []
      : [{ item, option, name: found.name, price: found.price, modifiers: ticketModifiers(menu, inner) }]
  })

const ledgerOf = (orderId: string, brandId: string, totals: OrderTotals, paid: HowPaid): readonly LedgerRow[] => {
  const sale = subtract(totals.subtotal, totals.discount)
  const entries: readonly (readonly [string, Cents])[] = [
    [paid._tag === 'Charge' ? `card:${paid.processor}` : 'cash', totals.due],
    ['credit', totals.credit],
    ['gift-card', totals.giftCard],
    ['sale', negate(sale)],
    ['service-fee', negate(totals.serviceFee)],
    ['tax', negate(totals.tax)],
    ['tip', negate(totals.tip)],
  ]
  return entries
    .filter(([, amount]) => amount !== 0)
    .map(([account, amount]) => ({ order_id: orderId, account, brand_id: brandId, amount }))
}

export interface DraftedFrom {
  readonly request: PlacementRequest
  readonly known: KnownLocation
  readonly read: ReadOrder
  readonly paid: HowPaid
  readonly now: Instant
  /** Of the brand (LOYAL-01). */
  readonly rewards: boolean
  /** Whether mail can be sent at all. */
  readonly mails: boolean
  /** In the kitchen's language. */
  readonly slipWords: MailWords
  readonly patron?: Pick<Payer, 'email' | 'phone' | 'firstName' | 'lastName'>
}

const contactOf = ({ request, patron }: DraftedFrom): StoredTicket['patron'] => {
  const email = patron === undefined ? request.guest?.email : patron.email
  return {
    ...(email === undefined ? {} : { email }),
    ...(patron?.phone === undefined ? {} : { phone: patron.phone }),
  }
}

const ticketLine = ({ submitted, menu, group, item, price }: PricedLine) => ({
  itemId: item.id,
  itemExternalId: item.id,
  name: item.name,
  price,
  quantity: submitted.quantity,
  notes: submitted.notes,
  ...(item.restaurantGroup === undefined ? {} : { resGroupId: item.restaurantGroup }),
  group: { id: group.id, name: group.name },
  modifiers: ticketModifiers(menu, submitted.modifiers),
})

const ticketOf = (id: string, token: string, from: DraftedFrom): StoredTicket => {
  const { request, known, read, now } = from
  const { order } = request
  const { location } = known.settings
  const estimate = location.serviceEstimates[order.orderType]
  // Wire row 12: what the sign says, for whoever carries the food.
  const table = order.orderType === 'kiosk' ? tableById(known.tables, order.tableNumber ?? '') : undefined
  return {
    id,
    token,
    code: read.promo._tag === 'Valid' ? read.promo.known.code : '',
    items: read.lines.map(ticketLine),
    orderType: order.orderType,
    subtotal: read.totals.subtotal,
    serviceFee: read.totals.serviceFee,
    ...deliveryFeeOf(order, read),
    discountAmount: read.totals.discount,
    tip: read.totals.tip,
    giftCardAmount: read.totals.giftCard,
    finalAmount: read.totals.due,
    taxAmount: read.totals.tax,
    appliedCredit: read.totals.credit,
    patron: contactOf(from),
    location: { id: location.id, name: location.name, slug: location.slug },
    ...(order.orderType === 'delivery' && order.deliveryInfo !== undefined ? { deliveryInfo: order.deliveryInfo } : {}),
    ...(table === undefined ? {} : { tableNumber: table.number }),
    orderDate: new Date(now).toISOString(),
    ...(order.scheduledAt === undefined ? {} : { scheduledAt: order.scheduledAt }),
    ...(estimate === undefined ? {} : { serviceEstimate: estimate }),
    // What was earned is a fact of its day, whatever the rules are when somebody looks.
    ...(from.rewards && request.caller.patronId !== undefined ? { pointsEarned: pointsFor(spentOn(read.totals)) } : {}),
  }
}

/**
 * The location's own wish decides who is told; a job that finds nobody to tell says so. A receipt that nothing could send
 * was promised to nobody, and is no job.
 */
function jobKinds(
  { patron }: StoredTicket,
  { known: { settings }, mails }: Pick<DraftedFrom, 'known' | 'mails'>,
): readonly JobRow['kind'][] {
  const { kitchen } = settings
  return [
    'kitchen',
    ...(kitchen?.email === undefined ? [] : (['kitchen-mail'] as const)),
    ...(kitchen?.webhook === undefined ? [] : (['kitchen-webhook'] as const)),
    ...(mails && patron.email !== undefined ? (['receipt'] as const) : []),
  ]
}

/** The slip is written with its order: only the number is missing (ADR 43). */
function slipOf(
  ticket: StoredTicket,
  { request, known, patron, slipWords }: DraftedFrom,
): NonNullable<OrderDraft['slip']> {
  const { guest, order, caller } = request
  const typed: TypedBeside = {
    note: order.note,
    delivery_notes: order.deliveryNotes,
    phone: guest?.phone,
    first_name: guest?.firstName ?? patron?.firstName,
    last_name: guest?.lastName ?? patron?.lastName,
  }
  const unnumbered = { ...ticket, displayNumber: '' }
  return slipAroundNumber(toldOrder(caller.brandId, unnumbered, typed, known.settings.location), slipWords)
}

/** A gift card's number is money, and it lies sealed in one place only. */
const withoutCardNumber = ({ giftCardNumber: _, storedValueCard: __, ...order }: SubmittedOrder) => order

/** Writes down everything that completing this order will write, so that whoever completes it decides nothing. */
export const draftOrder = (from: DraftedFrom): OrderDraft => {
  const { request, known, read, paid, now } = from
  const { caller, order } = request
  const [id, token] = twoRandomIds()
  const brandId = caller.brandId
  const ticket = ticketOf(id, token, from)
  const job = (kind: JobRow['kind']): JobRow => ({ brand_id: brandId, kind, subject: id, payload: {} })
  return {
    order: {
      id,
      token,
      brand_id: brandId,
      key: request.key,
      location_id: request.locationId,
      patron_id: caller.patronId ?? null,
      order_type: order.orderType,
      menu_version: known.menuVersion,
      subtotal: read.totals.subtotal,
      discount: read.totals.discount,
      service_fee: read.totals.serviceFee,
      tax: read.totals.tax,
      credit: read.totals.credit,
      gift_card: read.totals.giftCard,
      tip: read.totals.tip,
      due: cents(read.totals.due),
      placed_at: new Date(now).toISOString(),
      scheduled_at: order.scheduledAt === undefined ? null : new Date(order.scheduledAt * 1_000).toISOString(),
      ticket,
      submitted: {
        order: withoutCardNumber(order),
        cart: request.cartAsSeen,
        ...(request.guest === undefined ? {} : { guest: request.guest }),
        ...(request.language === undefined ? {} : { language: request.language }),
      },
    },
    lines: ticket.items.map(
      (line, position): LineRow => ({
        order_id: id,
        position,
        brand_id: brandId,
        item_id: line.itemId,
        group_id: line.group.id,
        name: line.name,
        unit_price: line.price,
        quantity: line.quantity,
        notes: line.notes,
        modifiers: line.modifiers,
      }),
    ),
    ledger: ledgerOf(id, brandId, read.totals, paid),
    jobs: jobKinds(ticket, from).map(job),
    slip: slipOf(ticket, from),
  }
}
