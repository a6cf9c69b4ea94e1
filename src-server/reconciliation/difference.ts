import type { Cents } from '../../src-domain/money/cents.ts'
import type { ChargeDifference } from '../../src-domain/payment/charge-difference.ts'
import type { Log } from '../log.ts'

/** A difference with what somebody needs to look at it. No card data. */
export interface Difference extends ChargeDifference {
  readonly transactionId: string
  readonly brandId?: string
  readonly orderId?: string
  /** Of our attempt to charge. */
  readonly reference?: string
  readonly due?: Cents
  /** Of the charge, as the processor has it. */
  readonly currency?: string
  readonly authorised?: Cents
  readonly captured?: Cents
  /** By the processor. */
  readonly refunded?: Cents
}

export interface ToldDifference extends Difference {
  readonly processor: string
  readonly isMended: boolean
  /** Why it was not mended although it could be. */
  readonly why?: string
}

/** One line each. What a person has to look at is an error, every time it is found, until it is gone. */
export function logDifference(log: Log, told: ToldDifference): void {
  const { kind, processor, brandId, orderId, reference, transactionId, isMended, why } = told
  const { due, currency, authorised, captured, refunded } = told
  const facts = { difference: kind, processor, brandId, orderId, reference, transactionId }
  const cents = { due, currency, authorised, captured, refunded }
  if (isMended) log.warn({ ...facts, ...cents, isMended }, 'orders and processor differed, and it was mended')
  else log.error({ ...facts, ...cents, isMended, why }, 'orders and processor differ')
}
