import type { JobKind } from '../store/rows/job-kind.ts'

/** Seconds. */
export interface RetryPolicy {
  /** After this many tries the job is dead; a job with an end time, only after a definite refusal. */
  readonly mostTries: number
  /** Doubles after each failed try. */
  readonly firstWait: number
  readonly longestWait: number
}

/** For an authorisation with its own expiry. A refusal is retried for some twenty minutes. */
const untilExpiry: RetryPolicy = { mostTries: 8, firstWait: 5, longestWait: 1_800 }
const twentyMinutes: RetryPolicy = { mostTries: 8, firstWait: 5, longestWait: 640 }
/** Refunds: a processor may accept one only after settlement. */
const fourDays: RetryPolicy = { mostTries: 200, firstWait: 5, longestWait: 1_800 }
/** Outlasts an overnight outage. */
const tenHours: RetryPolicy = { mostTries: 18, firstWait: 5, longestWait: 3_600 }
const someMinutes: RetryPolicy = { mostTries: 6, firstWait: 5, longestWait: 60 }
/** Later is too late for the kitchen. */
const anHour: RetryPolicy = { mostTries: 15, firstWait: 5, longestWait: 300 }

export const retryPolicies: Readonly<Record<JobKind, RetryPolicy>> = {
  kitchen: twentyMinutes,
  receipt: tenHours,
  'refund-mail': tenHours,
  'order-message': tenHours,
  'promise-mail': someMinutes,
  'acceptance-reminder': someMinutes,
  'acceptance-cancel': anHour,
  'pin-mail': someMinutes,
  'pin-text': someMinutes,
  'email-notice': tenHours,
  'gift-card-mail': tenHours,
  'kitchen-mail': anHour,
  'kitchen-webhook': anHour,
  capture: untilExpiry,
  cancel: untilExpiry,
  refund: fourDays,
  // Until it succeeds, the processor keeps data that the customer deleted.
  'forget-card': fourDays,
  'forget-customer': fourDays,
}
