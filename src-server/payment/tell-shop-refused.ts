import type { DeclineReason } from '../../src-domain/payment/decline-reason.ts'
import type { Log } from '../log.ts'

/** The customer is told to pay another way; whoever runs the shop is told that no card is taken until this is mended. */
export function tellShopRefused(
  log: Log,
  processor: string,
  outcome: { readonly _tag: string; readonly reason?: DeclineReason },
): void {
  if (outcome.reason === 'shop-refused')
    log.error({ processor }, 'the processor turns this shop away: its keys are missing or wrong, or may not do this')
}
