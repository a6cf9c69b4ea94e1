import type { Instant } from '../time/clock.ts'

/** A brand without these settings never asks. */
export interface ConsentSettings {
  /** https URL or a path of the shop. */
  readonly privacyUrl: string
}

export interface ConsentAnswer {
  readonly isAgreed: boolean
  readonly at: Instant
}

/** A browser signal also counts as `refused`. */
export type Consent = 'agreed' | 'refused' | 'unanswered'

export interface ConsentFacts {
  readonly settings: ConsentSettings | undefined
  readonly answer: ConsentAnswer | undefined
  /** The browser sends Global Privacy Control. */
  readonly saysNo: boolean
  readonly now: Instant
}

/** An answer given here overrides the browser's signal. */
export function consentOf({ settings, answer, saysNo, now }: ConsentFacts): Consent {
  if (settings === undefined) return 'agreed'
  if (answer !== undefined && now - answer.at < answerHolds) return answer.isAgreed ? 'agreed' : 'refused'
  return saysNo ? 'refused' : 'unanswered'
}

/** Milliseconds: half a year. */
export const answerHolds = 182 * 24 * 60 * 60 * 1_000
