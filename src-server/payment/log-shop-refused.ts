import type { DeclineReason } from '../../src-domain/payment/decline-reason.ts'
import type { Log } from '../log.ts'

/** The processor refuses the shop itself: no card works until an operator fixes it. */
export function logShopRefused(
  log: Log,
  account: string,
  outcome: { readonly _tag: string; readonly reason?: DeclineReason },
): void {
  if (outcome.reason === 'shop-refused')
    log.error({ processor: account }, 'the processor refused our keys: they are missing or wrong, or lack a permission')
}
