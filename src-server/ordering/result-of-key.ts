import {
  type SettleStepNeeds,
  settleIntent,
  settleStep,
  type WaitingAttempt,
  waitingAttempt,
} from '../payment/settle-step.ts'
import { intentHash } from './fingerprint.ts'
import {
  type FirstSubmissionResult,
  firstSubmissionResult,
  type Submission,
  type TakeResult,
  tryAgain,
  type WaitNeeds,
} from './first-submission-result.ts'

export interface AnswerNeeds extends WaitNeeds {
  readonly settling: SettleStepNeeds
}

/** Settles a waiting payment first, because this may be its customer returning. */
export function resultOfKey(needs: AnswerNeeds): (submission: Submission) => Promise<TakeResult> {
  const { db, settling } = needs
  const stepOf = async ({ request }: Submission): Promise<TakeResult> => {
    const { caller, key, transactionId } = request
    const attempt = await waitingAttempt(db, caller.brandId, key)
    // The attempt was settled meanwhile.
    if (attempt === undefined) return tryAgain
    if (transactionId !== undefined) return confirmedIntent(attempt, transactionId)
    const isIntent = attempt.instrument === intentHash()
    if (!isIntent && (request.opensIntent === true || request.takesFurtherStep !== true)) return { _tag: 'Unknown' }
    // Another way to pay means that the wallet was closed.
    const isClosed = isIntent && request.opensIntent !== true
    const finished = await settleStep(settling, attempt, isClosed ? 'end' : 'go on')
    if (finished._tag === 'Waiting') return { _tag: 'StepRequired', step: finished.step }
    return finished._tag === 'Unknown' ? finished : tryAgain
  }

  const confirmedIntent = async (attempt: WaitingAttempt, transactionId: string): Promise<TakeResult> => {
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
        return tryAgain
    }
  }

  return async (submission) => {
    const first: FirstSubmissionResult = await firstSubmissionResult(needs, submission)
    if (first._tag !== 'Waiting') return first
    const settled = await stepOf(submission)
    if (settled._tag !== 'Again') return settled
    const then = await firstSubmissionResult(needs, submission)
    return then._tag === 'Waiting' ? { _tag: 'Unknown' } : then
  }
}
