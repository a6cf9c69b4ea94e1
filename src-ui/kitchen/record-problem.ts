import type { CallFailure } from '../../src-domain/call/call-failure.ts'

const byCode = {
  refunds_changed: 'refunds-changed',
  nothing_left: 'nothing-left',
  more_than_left: 'more-than-left',
  only_whole: 'only-whole',
  brings_nothing: 'brings-nothing',
  cannot_refund: 'cannot-refund',
  no_address: 'no-address',
  no_mail: 'no-mail',
  too_many_messages: 'too-many-messages',
  nothing_to_send: 'nothing-to-send',
} as const

/** Why a search, a look, a refund or a message failed. `no-answer`: the outcome is unknown. */
export type RecordProblem =
  | (typeof byCode)[keyof typeof byCode]
  | 'no-answer'
  | 'session-ended'
  | 'not-allowed'
  | 'gone'
  | 'not-accepted'

export function recordProblem(failure: CallFailure): RecordProblem {
  if (failure._tag !== 'Refused') return 'no-answer'
  const { status, code } = failure
  if (status === 401) return 'session-ended'
  if (status === 403) return 'not-allowed'
  if (status === 404) return 'gone'
  if (status === 408 || status === 429 || status >= 500) return 'no-answer'
  const known = Object.entries(byCode).find(([one]) => one === code)
  return known === undefined ? 'not-accepted' : known[1]
}
