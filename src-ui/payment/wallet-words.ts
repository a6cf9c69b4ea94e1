import type { PaymentProblem } from '../../src-domain/payment/payment-problem.ts'
import type { Words } from '../messages/words-context.tsx'

/** Message beside the wallet button; none for a sheet that the customer closed. */
export function walletProblemWords(words: Words['pay'], problem: PaymentProblem): string | undefined {
  switch (problem._tag) {
    case 'Cancelled':
      return undefined
    case 'InvalidFields':
    case 'Declined':
    case 'AuthenticationFailed':
    case 'NotTokenised':
    case 'ProcessingFailed':
      return words.walletFailed
    case 'Unavailable':
    case 'Misconfigured':
      return words.walletUnavailable
    case 'OutcomeUnknown':
      return words.outcomeUnknown
  }
}
