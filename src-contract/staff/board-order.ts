import type { BoardOrder } from '../../src-domain/kitchen/board-order.ts'
import { kitchenStatuses } from '../../src-domain/kitchen/kitchen-status.ts'
import { address } from '../address/address.ts'
import { instant } from '../call/instant.ts'
import type { Codec } from '../codec/codec.ts'
import { type LeftOut, list, unreported } from '../codec/list.ts'
import { matching, oneOf, text, wholeNumber } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'
import { diningOption } from '../fulfilment/dining-option.ts'
import { allergenFacts } from '../menu/allergen-facts.ts'
import { currencyCode } from '../money/currency-code.ts'
import { money } from '../money/money.ts'
import { leastAge } from '../ordering/age-promise.ts'
import { driver } from '../ordering/driver.ts'
import { ticketModifier } from '../ordering/ticket.ts'

/** Statuses that a step can have: all but `scheduled`. */
const reached = ['new', 'accepted', 'ready', 'out-for-delivery', 'completed', 'cancelled'] as const

const acceptance = shape('limits of an acceptance', {
  required: { acceptBy: instant },
  optional: { cancelsAt: instant },
})

export const boardOrder: Codec<BoardOrder> = shape('a board order', {
  required: {
    id: text,
    version: wholeNumber(0, 1_000_000),
    status: oneOf('a kitchen status', kitchenStatuses),
    displayNumber: text,
    orderType: diningOption,
    placedAt: instant,
    opensAt: instant,
    promisedAt: instant,
    steps: list(shape('a kitchen step', { required: { status: oneOf('a reached status', reached), at: instant } })),
    name: text,
    phone: text,
    lines: list(
      shape('a board line', {
        required: { name: text, quantity: wholeNumber(1, 1_000_000), notes: text, modifiers: list(ticketModifier) },
        optional: { allergens: allergenFacts },
      }),
    ),
    note: text,
    currency: currencyCode,
    total: money,
    toCollect: money,
  },
  optional: {
    displayedPhone: text,
    scheduledAt: instant,
    acceptance,
    tableNumber: text,
    deliveryInfo: address,
    driver,
    checkIdFor: leastAge,
    cancelReason: text,
    refund: oneOf('the state of a refund', ['pending', 'refused']),
  },
})

/** Omits unreadable orders, so that one of them does not hide the others. */
export function boardOrdersReporting(leftOut: LeftOut) {
  return shape('the orders of a board', { required: { orders: list(boardOrder, { leftOut }) } })
}

export const boardOrders = boardOrdersReporting(unreported)

const boardMark = matching('a mark of a board', /^[\w.-]{1,80}$/)

/** `since`: the mark of an earlier answer. */
export const boardSince = shape('the last look at a board', { required: {}, optional: { since: boardMark } })

/**
 * A board. With `gone`, only what changed since the mark that was sent: `orders` replace or join those of that answer,
 * and those with the ids of `gone` left it. A server that does not know the mark answers with the whole board.
 */
export function boardReporting(leftOut: LeftOut) {
  return shape('a board', {
    required: { orders: list(boardOrder, { leftOut }) },
    optional: { gone: list(text), mark: boardMark },
  })
}

export const board = boardReporting(unreported)

/** A rejected command, with the order's current state. */
export const refusedCommand = shape('a refused command', { required: { message: text, code: text, order: boardOrder } })

export const byLocationId = shape('a location of staff', {
  required: { id: matching('a location id', /^[A-Za-z0-9_.:-]{1,64}$/) },
})
export const byOrderId = shape('an order of staff', {
  required: { id: matching('an order id', /^[A-Za-z0-9_-]{1,128}$/) },
})
