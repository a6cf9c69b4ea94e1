import { type OrderInView, timingFacts } from '../../src-domain/checkout/timing-facts.ts'
import { nextTime, whyNotNow } from '../../src-domain/scheduling/order-timing.ts'
import type { Words } from '../messages/words-context.tsx'
import { blockedWords, nextTimeOffer } from './timing-words.ts'

export interface QuickestView {
  /** True if ASAP is available (SCHED-09). */
  readonly isNow: boolean
  readonly lead: string
  /** Without `at`: ASAP. */
  readonly tap: { readonly at?: number; readonly text: string } | undefined
  readonly isChosen: boolean
}

/** Offers ASAP if available, selected unless another time is; else the reason and the next time (SCHED-18). */
export function quickestView(words: Words['times'], inView: OrderInView, minutes: number | undefined): QuickestView {
  const facts = timingFacts(inView)
  const why = whyNotNow(facts)
  if (why !== undefined) {
    const next = why === 'Unavailable' ? undefined : nextTime(facts)
    const blocked = { _tag: 'Blocked' as const, why, ...(next === undefined ? {} : { next }) }
    return {
      isNow: false,
      lead: blockedWords(words, blocked, facts),
      tap: nextTimeOffer(words, blocked, facts),
      isChosen: next !== undefined && next === facts.scheduledAt,
    }
  }
  return {
    isNow: true,
    lead: words.asapLead,
    tap: { text: minutes === undefined ? words.asap : words.asapIn({ minutes }) },
    isChosen: facts.scheduledAt === undefined,
  }
}
