import type { CallFailure } from '../call/call-failure.ts'
import { typeOffReasons } from '../dining-option/type-off.ts'

/** Reasons of CHK-30 and the wire. The server's message explains them. */
export const blockingReasons = [
  ...typeOffReasons,
  'invalid-scheduledAt',
  'items',
  'delivery-radius',
  'unavailable',
  'order-minimum',
  'closed',
  'preorder',
  'table',
  'age',
  'alcohol-delivery',
] as const

export type BlockingReason = (typeof blockingReasons)[number]

export function blockingReason(reason: string | undefined): BlockingReason | undefined {
  return blockingReasons.find((one) => one === reason)
}

export type ValidationProblem =
  | { readonly _tag: 'BlockedByServer'; readonly reason: BlockingReason; readonly message?: string }
  /** Only the promo code is invalid (PROMO-11). */
  | { readonly _tag: 'PromoInvalid' }
  | { readonly _tag: 'CartError' }

export interface Verdict {
  readonly isValid: boolean
  readonly reason?: string
  readonly message?: string
  readonly discountStatus?: string
}

export function validationProblem(verdict: Verdict): ValidationProblem | undefined {
  if (verdict.isValid) return verdict.discountStatus === 'invalid' ? { _tag: 'PromoInvalid' } : undefined
  const reason = blockingReason(verdict.reason)
  if (reason === undefined) return { _tag: 'CartError' }
  return { _tag: 'BlockedByServer', reason, ...(verdict.message === undefined ? {} : { message: verdict.message }) }
}

/** CHK-33: an error answer blocks the order. No answer does not, because placing validates again. */
export function validationFailureProblem(failure: CallFailure): ValidationProblem | undefined {
  return failure._tag === 'Refused' || failure._tag === 'NotUnderstood' ? { _tag: 'CartError' } : undefined
}
