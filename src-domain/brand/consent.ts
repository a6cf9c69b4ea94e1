import type { Instant } from '../time/clock.ts'

/** How a brand asks before a service that follows people runs. A brand without it asks nobody. */
export interface ConsentSettings {
  /** Where the brand says what is done with what is learned: an https address, or a path of ours. */
  readonly privacyUrl: string
}

/** What somebody said when they were asked. */
export interface ConsentAnswer {
  readonly isAgreed: boolean
  readonly at: Instant
}

/** `refused` also by a browser that says no in its owner's name. */
export type Consent = 'agreed' | 'refused' | 'unanswered'

export interface ConsentFacts {
  readonly settings: ConsentSettings | undefined
  readonly answer: ConsentAnswer | undefined
  /** The browser's own signal that nobody may follow (Global Privacy Control). */
  readonly saysNo: boolean
  readonly now: Instant
}

/** Whether what follows people may run. What somebody answered here goes before what their browser says for all shops. */
export function consentOf({ settings, answer, saysNo, now }: ConsentFacts): Consent {
  if (settings === undefined) return 'agreed'
  if (answer !== undefined && now - answer.at < answerHolds) return answer.isAgreed ? 'agreed' : 'refused'
  return saysNo ? 'refused' : 'unanswered'
}

/** Milliseconds that an answer holds, a yes or a no: half a year. */
export const answerHolds = 182 * 24 * 60 * 60 * 1_000
