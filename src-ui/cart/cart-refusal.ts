import type { OrderInProgress } from '../../src-domain/cart/order-in-progress.ts'
import { answerFor, type OrderChecks } from '../../src-domain/checkout/order-checks.ts'
import { blockingReason } from '../../src-domain/placement/validation-verdict.ts'
import { isOffReason } from '../../src-domain/scheduling/order-timing.ts'
import { type Spoken, serverText } from '../messages/spoken.ts'
import type { Words } from '../messages/words-context.tsx'

interface Facts {
  readonly checks: OrderChecks
  readonly order: OrderInProgress
  readonly words: Words['ordering']
}

/** Reasons that the cart may explain by itself. */
export type ExplainedReason = 'order-minimum' | 'delivery-radius' | 'items'

/** Order server's reason, unless the cart explains it (CHK-30). */
export function cartRefusal(facts: Facts, isExplained: Readonly<Record<ExplainedReason, boolean>>): Spoken | undefined {
  const refused = serverRefusal(facts)
  switch (refused?.reason) {
    case 'order-minimum':
    case 'delivery-radius':
    case 'items':
      return isExplained[refused.reason] ? undefined : refused.words
    default:
      return undefined
  }
}

/**
 * Why the time is unavailable: the order server's reason (CHK-30), else `own`, which says all of a pause. The time row
 * shows `own` already; a table has no time row, so it gets both (SCHED-14).
 */
export function closedReasons(facts: Facts, own: string): readonly Spoken[] {
  const refused = serverRefusal(facts)
  if (refused === undefined || refused.isPaused || !isOffReason(refused.reason)) return [{ text: own }]
  return facts.order.diningOption === 'kiosk' ? [{ text: own }, refused.words] : [refused.words]
}

/** Ignores answers for an earlier state of the order. */
function serverRefusal({ checks, order, words }: Facts) {
  const verdict = answerFor(checks.validation, order)
  const reason = verdict?.isValid === false ? blockingReason(verdict.reason) : undefined
  const said = verdict?.message?.trim() ?? ''
  if (reason === undefined || said === '') return undefined
  return {
    reason,
    isPaused: verdict?.pause !== undefined,
    words: serverText(said, words.orderRefused({ said, why: reason })),
  }
}
