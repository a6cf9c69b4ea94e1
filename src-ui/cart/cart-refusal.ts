import type { OrderInProgress } from '../../src-domain/cart/order-in-progress.ts'
import { answerFor, type OrderChecks } from '../../src-domain/checkout/order-checks.ts'
import { blockingReason } from '../../src-domain/placement/validation-verdict.ts'
import { isOffReason } from '../../src-domain/scheduling/order-timing.ts'
import { type Spoken, theirs } from '../messages/spoken.ts'
import type { Words } from '../messages/words-context.tsx'

interface Facts {
  readonly checks: OrderChecks
  readonly order: OrderInProgress
  readonly words: Words['ordering']
}

/** The reasons that the cart may explain itself. The time and the table have rows of their own. */
export type ExplainedReason = 'order-minimum' | 'delivery-radius' | 'items'

/** What the order server says against the order, where the cart does not explain it itself (CHK-30). */
export function cartRefusal(facts: Facts, isExplained: Readonly<Record<ExplainedReason, boolean>>): Spoken | undefined {
  const refused = refusedOf(facts)
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
 * Why the order cannot be had then: the order server's reason where it says one (CHK-30). `own` stands in the row of the
 * time as well, except at a table (SCHED-14).
 */
export function closedReasons(facts: Facts, own: string): readonly Spoken[] {
  const refused = refusedOf(facts)
  if (refused === undefined || !isOffReason(refused.reason)) return [{ text: own }]
  return facts.order.diningOption === 'kiosk' ? [{ text: own }, refused.words] : [refused.words]
}

/** Only of the order as it is now. */
function refusedOf({ checks, order, words }: Facts) {
  const verdict = answerFor(checks.validation, order)
  const reason = verdict?.isValid === false ? blockingReason(verdict.reason) : undefined
  const said = verdict?.message?.trim() ?? ''
  if (reason === undefined || said === '') return undefined
  return { reason, words: theirs(said, words.orderRefused({ said, why: reason })) }
}
