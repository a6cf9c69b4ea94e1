import { type Either, left, right } from 'fp-ts/lib/Either.js'
import { sql } from 'kysely'
import { mostAtOnce } from '../../src-domain/history/order-history.ts'
import { zero } from '../../src-domain/money/minor.ts'
import type { PastModifier, PastOrder } from '../../src-domain/ticket/past-order.ts'
import type { Ticket, TicketModifier } from '../../src-domain/ticket/ticket.ts'
import { ticketSubtotal } from '../../src-domain/ticket/ticket-subtotal.ts'
import type { NotFound } from '../not-found.ts'
import { type AfterwardsRow, afterwardsOf, refundedSum } from '../refund/refunded-sum.ts'
import type { Database } from '../store/database.ts'
import type { LocationSettings } from '../store/rows/location-settings.ts'
import type { StoredPayment } from '../store/rows/stored-payment.ts'
import { type StoredTicket, ticketFrom } from '../store/rows/stored-ticket.ts'

/** Restricts every query to this patron and brand. */
export interface HistoryOwner {
  readonly brandId: string
  readonly patronId: string
}

/** Past orders (API-34). */
export interface OrderHistoryFacade {
  /** One page, newest first, before the order `before`. */
  readonly list: (owner: HistoryOwner, before?: string) => Promise<readonly PastOrder[]>
  readonly order: (owner: HistoryOwner, id: string) => Promise<Either<NotFound, PastOrder>>
}

export interface PastRow extends AfterwardsRow {
  readonly ticket: StoredTicket
  readonly payment: StoredPayment
  readonly display_number: string | number
  readonly settings: LocationSettings | null
}

export function openOrderHistory(db: Database): OrderHistoryFacade {
  const orders = ({ brandId, patronId }: HistoryOwner) =>
    pastOrders(db).where('orders.brand_id', '=', brandId).where('orders.patron_id', '=', patronId)
  return {
    list: async (owner, before) => {
      const all = before === undefined ? orders(owner) : orders(owner).where(isBefore(owner, before))
      const newest = all.orderBy('orders.placed_at', 'desc').orderBy('orders.id', 'desc').limit(mostAtOnce)
      return (await newest.execute()).map(pastOrderOf)
    },
    order: async (owner, id) => {
      const row = await orders(owner).where('orders.id', '=', id).executeTakeFirst()
      return row === undefined ? left({ _tag: 'NotFound' }) : right(pastOrderOf(row))
    },
  }
}

export function pastOrders(db: Database) {
  return db
    .selectFrom('orders')
    .leftJoin('cancellations', 'cancellations.order_id', 'orders.id')
    .leftJoin('locations', (join) =>
      join.onRef('locations.brand_id', '=', 'orders.brand_id').onRef('locations.id', '=', 'orders.location_id'),
    )
    .select(['ticket', 'payment', 'display_number', 'locations.settings'])
    .select(['cancellations.at as cancelled_at', 'cancellations.reason as cancel_reason', refundedSum.as('refunded')])
}

function isBefore({ brandId, patronId }: HistoryOwner, id: string) {
  return sql<boolean>`(orders.placed_at, orders.id) < (
    select placed_at, id from orders where brand_id = ${brandId} and patron_id = ${patronId} and id = ${id})`
}

export function pastOrderOf(row: PastRow): PastOrder {
  const ticket = ticketFrom(row.ticket, row.display_number, row.payment, afterwardsOf(row))
  const { id, token, orderType, currency, taxAmount, finalAmount, displayNumber } = ticket
  const { deliveryInfo, cancelledAt, refundedAmount, serviceFee, deliveryFee, taxIncluded, taxes } = ticket
  const { tip, giftCardAmount, appliedCredit, tableNumber, payment } = ticket
  return {
    ...{ id, token, orderType, taxAmount, finalAmount, displayNumber },
    ...(currency === undefined ? {} : { currency }),
    items: ticket.items.map(({ itemId, group, name, price, quantity, notes, modifiers }) => ({
      ...{ item: itemId, group: group.id, name, price, quantity, notes },
      // Today's menu may describe another dish.
      description: '',
      modifiers: modifiers.map(pastModifier),
    })),
    totalPrice: ticketSubtotal(ticket),
    discountAmount: ticket.discountAmount ?? zero,
    createdAt: ticket.orderDate,
    location: locationOf(ticket, row.settings),
    ...(deliveryInfo === undefined ? {} : { deliveryInfo }),
    ...(cancelledAt === undefined ? {} : { cancelledAt }),
    ...(refundedAmount === undefined ? {} : { refundedAmount }),
    ...(serviceFee === undefined ? {} : { serviceFee }),
    ...(deliveryFee === undefined ? {} : { deliveryFee }),
    ...(taxIncluded === undefined ? {} : { taxIncluded }),
    ...(taxes === undefined ? {} : { taxes }),
    ...(tip === undefined ? {} : { tip }),
    ...(giftCardAmount === undefined ? {} : { giftCardAmount }),
    appliedCredit,
    ...(tableNumber === undefined ? {} : { tableNumber }),
    ...(payment === undefined ? {} : { payment }),
  }
}

function locationOf({ location }: Ticket, settings: LocationSettings | null): PastOrder['location'] {
  if (settings === null) return location
  const { address, timeZone } = settings.location
  return { ...location, address, timeZone }
}

function pastModifier({ item, option, optionName, name, modifiers }: TicketModifier): PastModifier {
  return {
    item,
    option,
    ...(optionName === undefined ? {} : { optionName }),
    name,
    modifiers: modifiers.map(pastModifier),
  }
}
