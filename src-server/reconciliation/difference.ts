import type { Minor } from '../../src-domain/money/minor.ts'
import type { ChargeDifference } from '../../src-domain/payment/charge-difference.ts'
import type { Log } from '../log.ts'

/** No card data. */
export interface Difference extends ChargeDifference {
  readonly transactionId: string
  readonly brandId?: string
  readonly orderId?: string
  readonly reference?: string
  readonly due?: Minor
  readonly currency?: string
  /** If it differs from that of the charge. */
  readonly dueCurrency?: string
  readonly authorised?: Minor
  readonly captured?: Minor
  /** By the processor. */
  readonly refunded?: Minor
}

export interface ReportedDifference extends Difference {
  readonly processor: string
  readonly isMended: boolean
  readonly why?: string
}

/** A difference is an error on every run until an operator acts, unless it was repaired. */
export function logDifference(log: Log, told: ReportedDifference): void {
  const { kind, processor, brandId, orderId, reference, transactionId, isMended, why } = told
  const { due, dueCurrency, currency, authorised, captured, refunded } = told
  const facts = { difference: kind, processor, brandId, orderId, reference, transactionId }
  const cents = { due, dueCurrency, currency, authorised, captured, refunded }
  if (isMended) log.warn({ ...facts, ...cents, isMended }, 'reconciliation: difference found and repaired')
  else log.error({ ...facts, ...cents, isMended, why }, 'reconciliation: difference found')
}
