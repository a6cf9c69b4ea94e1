import {
  type AskedAttempt,
  type SettlingSteps,
  settleIntent,
  settleStep,
  waitingAttempt,
} from '../payment/settle-step.ts'
import {
  type AnswerOfFirst,
  answerOfFirst,
  type Submission,
  type Taken,
  takenAgain,
  type WaitNeeds,
} from './answer-of-first.ts'
import { intentHash } from './fingerprint.ts'

export interface AnswerNeeds extends WaitNeeds {
  readonly settling: SettlingSteps
}

/** Settles a waiting payment first, because this may be its customer returning. */
export function answerOfKey(needs: AnswerNeeds): (submission: Submission) => Promise<Taken> {
  const { db, settling } = needs
  const stepOf = async ({ request }: Submission): Promise<Taken> => {
    const { caller, key, transactionId } = request
    const attempt = await waitingAttempt(db, caller.brandId, key)
    // Settled meanwhile.
    if (attempt === undefined) return takenAgain
    if (transactionId !== undefined) return confirmedIntent(attempt, transactionId)
    const isIntent = attempt.instrument === intentHash()
    if (!isIntent && (request.opensIntent === true || request.takesFurtherStep !== true)) return { _tag: 'Unknown' }
    // Another way to pay means that the wallet was closed.
    const isClosed = isIntent && request.opensIntent !== true
    const finished = await settleStep(settling, attempt, isClosed ? 'end' : 'go on')
    if (finished._tag === 'Waiting') return { _tag: 'StepRequired', step: finished.step }
    return finished._tag === 'Unknown' ? finished : takenAgain
  }

  const confirmedIntent = async (attempt: AskedAttempt, transactionId: string): Promise<Taken> => {
    const finished = await settleIntent(settling, attempt, transactionId)
    switch (finished._tag) {
      case 'NotTheirs':
        return { _tag: 'Refused', status: 402, code: 'payment_intent_invalid', message: 'paymentIntent ID is invalid.' }
      case 'NoMethod':
        return { _tag: 'Refused', status: 402, code: 'payment_method_missing', message: 'Payment method is invalid.' }
      case 'Waiting':
        return { _tag: 'Refused', status: 402, code: 'payment_not_confirmed', message: 'Payment failed.' }
      case 'Unknown':
        return finished
      case 'Placed':
      case 'Released':
      case 'Lost':
        return takenAgain
    }
  }

  return async (submission) => {
    const first: AnswerOfFirst = await answerOfFirst(needs, submission)
    if (first._tag !== 'Waiting') return first
    const settled = await stepOf(submission)
    if (settled._tag !== 'Again') return settled
    const then = await answerOfFirst(needs, submission)
    return then._tag === 'Waiting' ? { _tag: 'Unknown' } : then
  }
}
