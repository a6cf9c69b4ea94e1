import type { Cents } from '../../src-domain/money/cents.ts'
import type { ChargeDifference } from '../../src-domain/payment/charge-difference.ts'
import type { Log } from '../log.ts'

/** A difference with the facts to investigate it; no card data. */
export interface Difference extends ChargeDifference {
  readonly transactionId: string
  readonly brandId?: string
  readonly orderId?: string
  /** Our attempt's reference. */
  readonly reference?: string
  readonly due?: Cents
  /** The charge's currency at the processor. */
  readonly currency?: string
  readonly authorised?: Cents
  readonly captured?: Cents
  /** By the processor. */
  readonly refunded?: Cents
}

export interface ToldDifference extends Difference {
  readonly processor: string
  readonly isMended: boolean
  /** Why an automatic repair failed. */
  readonly why?: string
}

/** Logs one line. A difference that needs an operator is an error on every run until it is gone. */
export function logDifference(log: Log, told: ToldDifference): void {
  const { kind, processor, brandId, orderId, reference, transactionId, isMended, why } = told
  const { due, currency, authorised, captured, refunded } = told
  const facts = { difference: kind, processor, brandId, orderId, reference, transactionId }
  const cents = { due, currency, authorised, captured, refunded }
  if (isMended) log.warn({ ...facts, ...cents, isMended }, 'orders and processor differed, and it was mended')
  else log.error({ ...facts, ...cents, isMended, why }, 'orders and processor differ')
}
