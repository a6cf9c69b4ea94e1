import type { CallFailure } from '../call/call-failure.ts'
import type { OrderInProgress } from '../cart/order-in-progress.ts'
import type { PriceCheck } from '../pricing/price-check.ts'
import type { ValidateResult } from './order-gateway.ts'

/**
 * One question to the server about the order. `asked` counts the questions: an answer to any but the newest is
 * dropped (latest wins). `last` is what the screen may go on showing meanwhile.
 */
export interface Check<A> {
  readonly asked: number
  readonly isAsking: boolean
  /** Of the order as it is, when nothing is being asked. */
  readonly last?: A
  /** The key of the order that `last` is about: each change of an order gives it a new one. */
  readonly of?: string
  readonly failure?: CallFailure
}

export interface OrderChecks {
  readonly validation: Check<ValidateResult>
  readonly price: Check<PriceCheck>
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

/** The answer to question number `asked`, unless a newer one is out. */
export function answeredCheck<A>(check: Check<A>, asked: number, last: A, of: string): Check<A> {
  return check.asked === asked ? { asked, isAsking: false, last, of } : check
}

export function failedCheck<A>(check: Check<A>, asked: number, failure: CallFailure): Check<A> {
  return check.asked === asked ? { asked, isAsking: false, failure } : check
}

/** Only an answer about the order as it is now; while a new one is awaited there is none. */
export function current<A>(check: Check<A>): A | undefined {
  return check.isAsking ? undefined : check.last
}

/** Only an answer about this very order, and not about what it was before its last change. */
export function about<A>(
  { last, of }: Check<A>,
  { idempotencyKey }: Pick<OrderInProgress, 'idempotencyKey'>,
): A | undefined {
  return of === undefined || of === idempotencyKey ? last : undefined
}

/** A check failed, so there is no price, and none is being asked for. */
export function isUnpriced({ validation, price }: OrderChecks): boolean {
  const isAsking = validation.isAsking || price.isAsking
  return !isAsking && price.last === undefined && (validation.failure !== undefined || price.failure !== undefined)
}
