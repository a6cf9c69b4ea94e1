import { type Either, isLeft } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../../src-domain/call/call-failure.ts'
import type { Ids } from '../../src-domain/time/clock.ts'

export type OfferProblem =
  | 'no-answer'
  | 'not-allowed'
  | 'too-many-tries'
  | 'not-found'
  | 'code-taken'
  | 'end-past'
  | 'card-in-use'
  | 'too-little-credit'
  | 'not-accepted'

export type OfferOutcome = 'done' | OfferProblem

export interface OfferCommandsPorts {
  readonly ids: Ids
  readonly sessionEnded: () => void
}

/**
 * Sends changes. One that got no answer keeps its id while its content stays the same, so that pressing again cannot
 * carry it out twice.
 */
export function offerCommands({ ids, sessionEnded }: OfferCommandsPorts) {
  const unanswered = new Map<string, string>()
  const outcomeOf = (failure: CallFailure): OfferProblem => {
    if (failure._tag === 'Refused' && failure.status === 401) sessionEnded()
    return problemOf(failure)
  }
  return {
    outcomeOf,
    send: async <A>(
      content: object,
      call: (commandId: string) => Promise<Either<CallFailure, A>>,
      heard: (answer: A) => void,
    ): Promise<OfferOutcome> => {
      const key = JSON.stringify(content)
      const commandId = unanswered.get(key) ?? ids.uuid()
      unanswered.set(key, commandId)
      const answer = await call(commandId)
      if (isLeft(answer)) {
        const problem = outcomeOf(answer.left)
        if (problem !== 'no-answer') unanswered.delete(key)
        return problem
      }
      unanswered.delete(key)
      heard(answer.right)
      return 'done'
    },
  }
}

const ofCodes: Readonly<Record<string, OfferProblem>> = {
  code_taken: 'code-taken',
  end_is_past: 'end-past',
  card_in_use: 'card-in-use',
  too_little_credit: 'too-little-credit',
}
const ofStatuses: Readonly<Record<number, OfferProblem>> = {
  401: 'no-answer',
  403: 'not-allowed',
  404: 'not-found',
  429: 'too-many-tries',
}

function problemOf(failure: CallFailure): OfferProblem {
  if (failure._tag !== 'Refused') return 'no-answer'
  const { code = '', status } = failure
  if (status >= 500) return 'no-answer'
  return ofCodes[code] ?? ofStatuses[status] ?? 'not-accepted'
}
