import type { JobKind } from '../store/rows/job-kind.ts'

/** How often work is tried whose effect lies outside this database, and how long it rests in between. Seconds. */
export interface RetryPolicy {
  /** After these many tries it is left for a person; where there is an end, after these many and a plain refusal. */
  readonly mostTries: number
  /** After the first try that failed; twice as long after each further one. */
  readonly firstWait: number
  readonly longestWait: number
}

/** An authorisation says itself how long it can be captured: silence is borne until then, a refusal some twenty minutes. */
const untilItEnds: RetryPolicy = { mostTries: 8, firstWait: 5, longestWait: 1_800 }
const twentyMinutes: RetryPolicy = { mostTries: 8, firstWait: 5, longestWait: 640 }
/** Money that is owed: some four days, because a processor may take a refund only when its charge has settled. */
const fourDays: RetryPolicy = { mostTries: 200, firstWait: 5, longestWait: 1_800 }
/** A mail server that was away for the night is not the end of a receipt. */
const tenHours: RetryPolicy = { mostTries: 18, firstWait: 5, longestWait: 3_600 }
/** Whoever waits for a PIN asks again; after some minutes it is of no use. */
const someMinutes: RetryPolicy = { mostTries: 6, firstWait: 5, longestWait: 60 }
/** A kitchen that hears of an order after an hour hears of it too late: then a person is better. */
const anHour: RetryPolicy = { mostTries: 15, firstWait: 5, longestWait: 300 }

export const retryPolicies: Readonly<Record<JobKind, RetryPolicy>> = {
  kitchen: twentyMinutes,
  receipt: tenHours,
  'refund-mail': tenHours,
  'pin-mail': someMinutes,
  'pin-text': someMinutes,
  'email-notice': tenHours,
  'kitchen-mail': anHour,
  'kitchen-webhook': anHour,
  capture: untilItEnds,
  cancel: untilItEnds,
  refund: fourDays,
  // A processor that was away for days still keeps what its customer thinks is gone.
  'forget-card': fourDays,
  'forget-customer': fourDays,
}
