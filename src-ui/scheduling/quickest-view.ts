import { type OrderInView, timingFacts } from '../../src-domain/checkout/timing-facts.ts'
import { nextTime, whyNotNow } from '../../src-domain/scheduling/order-timing.ts'
import type { Words } from '../messages/words-context.tsx'
import { blockedWords, nextTap } from './timing-words.ts'

/** What the time sheet offers before its lists. */
export interface QuickestView {
  /** As soon as possible can be had (SCHED-09). */
  readonly isNow: boolean
  readonly lead: string
  /** Without a time: as soon as possible. */
  readonly tap: { readonly at?: number; readonly text: string } | undefined
  /** The order is for it already. */
  readonly isChosen: boolean
}

/** As soon as possible where it can be had, and chosen unless another time is; else why not, and the next time (SCHED-18). */
export function quickestView(words: Words['times'], inView: OrderInView, minutes: number | undefined): QuickestView {
  const facts = timingFacts(inView)
  const why = whyNotNow(facts)
  if (why !== undefined) {
    const next = why === 'Unavailable' ? undefined : nextTime(facts)
    const blocked = { _tag: 'Blocked' as const, why, ...(next === undefined ? {} : { next }) }
    return {
      isNow: false,
      lead: blockedWords(words, blocked, facts),
      tap: nextTap(words, blocked, facts),
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
