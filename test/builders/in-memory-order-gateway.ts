import { type Either, left, right } from 'fp-ts/lib/Either.js'
import { toUndefined } from 'fp-ts/lib/Option.js'
import type { CallFailure } from '../../src-domain/call/call-failure.ts'
import type { OrderInProgress } from '../../src-domain/cart/order-in-progress.ts'
import type { Menu } from '../../src-domain/menu/menu.ts'
import { add, type Minor, multiply, sum, zero } from '../../src-domain/money/minor.ts'
import type { FurtherStep } from '../../src-domain/payment/further-step.ts'
import {
  type OrderGateway,
  type OrderStatus,
  type PlaceAnswer,
  type Placement,
  type PlaceOrderRefusal,
  type StatusFailure,
  stepRequiredCode,
} from '../../src-domain/placement/order-gateway.ts'
import { submittedOrder } from '../../src-domain/placement/submit-order.ts'
import { type ChargeTerms, orderTotals } from '../../src-domain/pricing/order-totals.ts'
import type { PriceCheck } from '../../src-domain/pricing/price-check.ts'
import { unitPrice } from '../../src-domain/selection/selection-price.ts'
import type { Ticket } from '../../src-domain/ticket/ticket.ts'

/** Effect of the next placing call on its caller. The kitchen behind it stays correct. */
export type Mishap = 'answer-lost' | 'call-lost' | 'broken-server'

export type BankAnswer = 'confirm' | 'refuse'

export interface InMemoryKitchen {
  readonly gateway: OrderGateway
  /** The customer's answer at the bank; a finished step ignores it. */
  readonly answerBank: (key: string, says: BankAnswer) => void
  readonly ticketsPrinted: () => readonly Ticket[]
  readonly next: (mishap: Mishap) => void
  readonly stayInWork: (statusCalls: number) => void
  readonly loseStatusAnswers: (statusCalls: number) => void
  readonly setMenu: (menu: Menu) => void
  readonly placingCalls: () => readonly string[]
}

function refused(status: number, message: string, code: string): CallFailure {
  return {
    _tag: 'Refused',
    status,
    message,
    code,
  }
}

/** Nonces with a special outcome; others are approved. */
export const declinedNonce = 'nonce-declined'

function stepOf(key: string): FurtherStep {
  return { processor: 'sandbox', data: key }
}

const inStep: OrderStatus = { status: 'In Progress', statusCode: 202, code: stepRequiredCode }
const notConfirmed: OrderStatus = {
  status: 'Order Process Completed',
  statusCode: 402,
  code: 'not_confirmed',
  message: 'The payment was not confirmed.',
}

function fingerprintOf({ order, tip, expectedTotal }: Placement): string {
  return JSON.stringify([submittedOrder(order), order.location?.id, tip, expectedTotal])
}

export const stepNonce = 'nonce-needs-step'

/** Order server as the storefront sees it, without a network: same keys, refusals and arithmetic. */
export function inMemoryKitchen(initialMenu: Menu, charges: ChargeTerms): InMemoryKitchen {
  let menu = initialMenu
  let mishap: Mishap | undefined
  let inWork = 0
  let lostStatusAnswers = 0
  let intentsOpened = 0
  const placed = new Map<string, { readonly fingerprint: string; readonly ticket: Ticket }>()
  const calls: string[] = []
  const waiting = new Map<string, { readonly placement: Placement; readonly says?: BankAnswer }>()
  const refusals = new Map<string, OrderStatus>()
  const intents = new Map<string, string>()

  const priceOf = (order: OrderInProgress): Either<CallFailure, PriceCheck> => {
    const prices: Minor[] = []
    for (const line of [...order.items, ...order.packingItems]) {
      const price = toUndefined(unitPrice(menu, line.item, line.mods))
      if (price === undefined) return left(refused(400, 'Some items are not available', 'items'))
      prices.push(multiply(price, line.quantity))
    }
    const subtotal = sum(prices)
    const giftCardBalance = order.giftCard?.balance ?? zero
    const totals = orderTotals({ subtotal, discount: zero, charges, availableCredit: zero, giftCardBalance, tip: zero })
    return right({
      delivery: totals.serviceFee,
      appliedDiscounts: [],
      appliedCredit: zero,
      appliedStoredValue: totals.giftCard,
      preDiscountPrice: subtotal,
      taxAmount: totals.tax,
      totalAmount: totals.totalAmount,
      amount: subtotal,
      isValid: true,
    })
  }

  const ticketFor = ({ order, guest, tip, instrument }: Placement, price: PriceCheck): Ticket => ({
    id: `order-${placed.size + 1}`,
    token: `token-${placed.size + 1}`,
    code: order.code ?? '',
    displayNumber: String(100 + placed.size + 1),
    items: order.items.map((line) => ({
      itemId: line.item,
      itemExternalId: line.item,
      name: menu.items.get(line.item)?.name ?? line.name,
      price: toUndefined(unitPrice(menu, line.item, line.mods)) ?? line.price,
      quantity: line.quantity,
      notes: line.notes,
      group: { id: line.group, name: menu.groups.get(line.group)?.name ?? '' },
      modifiers: [],
    })),
    orderType: order.diningOption,
    tip,
    finalAmount: add(price.totalAmount, tip),
    taxAmount: price.taxAmount,
    appliedCredit: zero,
    patron: guest?.email === undefined ? {} : { email: guest.email },
    location: {
      id: order.location?.id ?? '',
      name: order.location?.name ?? '',
      slug: order.location?.slug ?? '',
    },
    orderDate: '2025-06-11T16:00:00.000Z',
    payment: { kind: instrument._tag === 'Cash' ? 'cash' : instrument._tag === 'NothingDue' ? 'none' : 'card' },
  })

  const write = (placement: Placement, price: PriceCheck): Ticket => {
    const ticket = ticketFor(placement, price)
    placed.set(placement.order.idempotencyKey, { fingerprint: fingerprintOf(placement), ticket })
    return ticket
  }

  const settle = (key: string, isGivenUp: boolean): Either<StatusFailure, OrderStatus> => {
    const one = waiting.get(key)
    if (isGivenUp) intents.delete(key)
    if (one === undefined) return statusOf(key)
    if (one.says === undefined && !isGivenUp) return right({ ...inStep, furtherStep: stepOf(key) })
    waiting.delete(key)
    const price = priceOf(one.placement.order)
    if (one.says === 'confirm' && price._tag === 'Right') write(one.placement, price.right)
    else refusals.set(key, notConfirmed)
    return statusOf(key)
  }

  const placeNow = (placement: Placement): Either<PlaceOrderRefusal, PlaceAnswer> => {
    const { order, guest, instrument, tip, expectedTotal } = placement
    const key = order.idempotencyKey
    const before = placed.get(key)
    if (before !== undefined) {
      return before.fingerprint === fingerprintOf(placement)
        ? right({ _tag: 'Placed', ticket: before.ticket })
        : left(refused(409, 'This key belongs to another order', 'idempotency_mismatch'))
    }
    if (guest === undefined) return left(refused(401, 'You must be logged in to place an order.', 'unauthorized'))
    if (order.items.length === 0) return left(refused(400, 'The order is empty', 'items'))
    const price = priceOf(order)
    if (price._tag === 'Left') return price
    const due = add(price.right.totalAmount, tip)
    if (due !== expectedTotal) return left({ _tag: 'PriceChanged', price: price.right })
    if (instrument._tag === 'Nonce' && instrument.nonce === declinedNonce) {
      return left(refused(402, 'Your card was declined.', 'declined'))
    }
    if (instrument._tag === 'Nonce' && instrument.nonce === stepNonce) {
      if (!waiting.has(key)) waiting.set(key, { placement })
      return right({ _tag: 'StepRequired', step: stepOf(key) })
    }
    if (instrument._tag === 'Intent') {
      const transaction = intents.get(key) ?? `txn_${key}_${intentsOpened}`
      if (!intents.has(key)) intentsOpened += 1
      intents.set(key, transaction)
      return right({ _tag: 'IntentOpened', clientSecret: `${transaction}_secret_1` })
    }
    if (instrument._tag === 'Transaction' && intents.get(key) !== instrument.transactionId)
      return left(refused(402, 'paymentIntent ID is invalid.', 'payment_intent_invalid'))
    if (instrument._tag === 'NothingDue' && due > 0) return left(refused(402, 'No payment was given.', 'no_payment'))
    const ticket = write(placement, price.right)
    return right(placement.polling ? { _tag: 'Accepted' } : { _tag: 'Placed', ticket })
  }

  const statusOf = (key: string): Either<StatusFailure, OrderStatus> => {
    if (lostStatusAnswers > 0) {
      lostStatusAnswers -= 1
      return left({ _tag: 'NoResponse' })
    }
    const found = placed.get(key)
    if (waiting.has(key)) return right(inStep)
    const no = refusals.get(key)
    if (found === undefined && no !== undefined) return right(no)
    if (found === undefined) return left({ _tag: 'UnknownOrder', keepsTime: true })
    if (inWork > 0) {
      inWork -= 1
      return right({ status: 'In Progress', statusCode: 202 })
    }
    return right({ status: 'Order Process Completed', statusCode: 200, ticket: found.ticket })
  }

  const gateway: OrderGateway = {
    validate: async (order) => {
      const price = priceOf(order)
      const nothing = { invalidModifiers: [], invalidGroups: [], isAsapOrderingEnabled: true }
      if (price._tag === 'Right') return right({ isValid: true, invalidItems: [], ...nothing })
      const gone = order.items.filter((line) => toUndefined(unitPrice(menu, line.item, line.mods)) === undefined)
      const invalidItems = gone.map((line) => line.item)
      return right({
        isValid: false,
        reason: 'items',
        message: 'Some items are not available',
        invalidItems,
        ...nothing,
      })
    },
    checkPrice: async (order) => priceOf(order),
    place: async (placement) => {
      calls.push(placement.order.idempotencyKey)
      const happening = mishap
      mishap = undefined
      if (happening === 'call-lost') return left({ _tag: 'NoResponse' })
      if (happening === 'broken-server') return left(refused(500, 'The kitchen is on fire', 'internal'))
      const answer = placeNow(placement)
      return happening === 'answer-lost' ? left({ _tag: 'NoResponse' }) : answer
    },
    status: async (key) => statusOf(key),
    settleStep: async (key, isGivenUp) => settle(key, isGivenUp),
    orderByToken: async (token) => {
      const found = [...placed.values()].find(({ ticket }) => ticket.token === token)
      return found === undefined ? left(refused(404, 'No such order', 'not_found')) : right(found.ticket)
    },
  }

  return {
    gateway,
    answerBank: (key, says) => {
      const one = waiting.get(key)
      if (one !== undefined) waiting.set(key, { ...one, says })
    },
    ticketsPrinted: () => [...placed.values()].map(({ ticket }) => ticket),
    next: (what) => {
      mishap = what
    },
    stayInWork: (statusCalls) => {
      inWork = statusCalls
    },
    loseStatusAnswers: (statusCalls) => {
      lostStatusAnswers = statusCalls
    },
    setMenu: (now) => {
      menu = now
    },
    placingCalls: () => calls,
  }
}
