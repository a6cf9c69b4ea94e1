import type { CallFailure } from '../call/call-failure.ts'
import type { OrderInProgress } from '../cart/order-in-progress.ts'
import type { ValidateResult } from '../placement/order-gateway.ts'
import type { PriceCheck } from '../pricing/price-check.ts'

/** A server check of the order. `asked`: number of the latest call, which wins. `last` stays visible during a call. */
export interface Check<A> {
  readonly asked: number
  readonly isAsking: boolean
  /** About the current order, unless a call runs. */
  readonly last?: A
  /** Key of the order that `last` is about. */
  readonly of?: string
  readonly failure?: CallFailure
}

/**
 * Records how far the server has checked an order. `validated` and `priced` are order keys, so an order with another
 * key is neither.
 */
export interface OrderChecks {
  readonly validation: Check<ValidateResult>
  readonly price: Check<PriceCheck>
  /** The server found the order with this key valid. A later answer does not undo it; `validation` has that answer. */
  readonly validated?: string
  /** Key of the order priced after its validation. */
  readonly priced?: string
}

const notAsked = { asked: 0, isAsking: false } as const

export const noChecks: OrderChecks = { validation: notAsked, price: notAsked }

export function asking<A>(check: Check<A>): Check<A> {
  return {
    asked: check.asked + 1,
    isAsking: true,
    ...(check.last === undefined ? {} : { last: check.last }),
    ...(check.of === undefined ? {} : { of: check.of }),
  }
}

/** Ignores an answer to any but the latest call. */
export function answeredCheck<A>(check: Check<A>, asked: number, last: A, of: string): Check<A> {
  return check.asked === asked ? { asked, isAsking: false, last, of } : check
}

export function failedCheck<A>(check: Check<A>, asked: number, failure: CallFailure): Check<A> {
  return check.asked === asked ? { asked, isAsking: false, failure } : check
}

export function validated(checks: OrderChecks, key: string): OrderChecks {
  return { ...checks, validated: key }
}

/**
 * Ignores the price of an order that is not validated, because that price may be older than the order's last change.
 */
export function priced(checks: OrderChecks, key: string): OrderChecks {
  return checks.validated === key ? { ...checks, priced: key } : checks
}

/** Call on each change of the order or of its customer. The last answers stay visible until new ones arrive. */
export function outdated({ validated: _, priced: __, ...checks }: OrderChecks): OrderChecks {
  return checks
}

type Keyed = Pick<OrderInProgress, 'idempotencyKey'>

export function isValidated(checks: OrderChecks, { idempotencyKey }: Keyed): boolean {
  return checks.validated === idempotencyKey
}

/** A priced order is validated too. */
export function isPriced(checks: OrderChecks, { idempotencyKey }: Keyed): boolean {
  return checks.priced === idempotencyKey
}

/** Undefined while a call runs. */
export function current<A>(check: Check<A>): A | undefined {
  return check.isAsking ? undefined : check.last
}

/** Undefined if the order has changed since. */
export function answerFor<A>({ last, of }: Check<A>, { idempotencyKey }: Keyed): A | undefined {
  return of === undefined || of === idempotencyKey ? last : undefined
}

export function isUnpriced({ validation, price }: OrderChecks): boolean {
  const isAsking = validation.isAsking || price.isAsking
  return !isAsking && price.last === undefined && (validation.failure !== undefined || price.failure !== undefined)
}
