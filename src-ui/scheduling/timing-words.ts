import type { OrderingPause } from '../../src-domain/location/ordering-pause.ts'
import {
  earliestWith,
  isTimeReason,
  type OrderTiming,
  pauseOf,
  type TimingFacts,
} from '../../src-domain/scheduling/order-timing.ts'
import { scheduleText } from '../../src-domain/scheduling/schedule-text.ts'
import type { Words } from '../messages/words-context.tsx'
import { nextTimeWords, timeWords } from './next-time-words.ts'
import { scheduledWords, scheduleTextWords } from './schedule-words.ts'

type Blocked = Extract<OrderTiming, { readonly _tag: 'Blocked' }>

/** Minutes; absent if unknown. */
type Estimate = number | undefined

/** Why the time is not available (SCHED-09, SCHED-13 to SCHED-16). Falls back to "closed" without a text. */
export function blockedWords(words: Words['times'], { why }: Blocked, facts: TimingFacts): string {
  const { diningOption: type, scheduledAt, timeZone, validation, now } = facts
  const notice = validation?.notice
  const isTooEarly = notice !== undefined && scheduledAt !== undefined && scheduledAt < earliestWith(notice, now)
  if (notice !== undefined && (why === 'Preorder' || (why === 'Lapsed' && isTooEarly))) return words.needsNotice(notice)
  if (why === 'Preorder') return words.pleaseSchedule
  const pause = pauseOf(facts)
  if (pause !== undefined && why !== 'Unavailable') return pauseWords(words, pause, facts)
  if (why === 'Lapsed') return words.lapsed({ time: timeWords(words, scheduledAt ?? 0, timeZone) })
  const isSaid = validation?.reason !== undefined && (why === 'Unavailable' || isTimeReason(validation.reason))
  const reason = isSaid ? validation.reason : `${type}-closed`
  return scheduleTextWords(words, scheduleText({ reason }), type, timeZone, now) || words.closedNow
}

export function pauseWords(
  words: Words['times'],
  { until }: OrderingPause,
  { diningOption: type, timeZone }: TimingFacts,
) {
  return until === undefined
    ? words.pausedNow({ type })
    : words.pausedUntil({ type, time: timeWords(words, until / 1_000, timeZone) })
}

function shortPauseWords(words: Words['times'], { until }: OrderingPause, timeZone: string): string {
  return until === undefined ? words.pause : words.pauseUntil({ time: timeWords(words, until / 1_000, timeZone) })
}

/** Text of the order's time (SCHED-13 to SCHED-18). Never empty; ASAP only if available. */
export function timingWords(
  words: Words['times'],
  timing: OrderTiming,
  facts: TimingFacts,
  serviceEstimate: Estimate,
): string {
  const { diningOption, scheduledAt, timeZone, now } = facts
  if (timing._tag === 'Blocked' && timing.why === 'Lapsed') return blockedWords(words, timing, facts)
  if (scheduledAt !== undefined) return scheduledWords(words, scheduledAt, diningOption, timeZone, now)
  if (timing._tag !== 'Blocked') {
    const text = scheduleText(serviceEstimate === undefined ? {} : { serviceEstimate })
    return scheduleTextWords(words, text, diningOption, timeZone, now)
  }
  const pause = timing.why === 'Closed' ? pauseOf(facts) : undefined
  const what = pause === undefined ? blockedWords(words, timing, facts) : shortPauseWords(words, pause, timeZone)
  return timing.next === undefined
    ? what
    : words.nextIs({ what, when: nextTimeWords(words, timing.next, timeZone, now) })
}

export interface NextTimeOffer {
  readonly at: number
  readonly text: string
}

export function nextTimeOffer(
  words: Words['times'],
  timing: OrderTiming,
  facts: TimingFacts,
): NextTimeOffer | undefined {
  return timing._tag !== 'Blocked' || timing.next === undefined
    ? undefined
    : {
        at: timing.next,
        text: words.orderFor({ when: nextTimeWords(words, timing.next, facts.timeZone, facts.now) }),
      }
}
