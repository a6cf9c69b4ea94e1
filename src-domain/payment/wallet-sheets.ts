import { isRight, left, right } from 'fp-ts/lib/Either.js'
import type { IntentConfirmation, IntentEnd } from './intent-confirmation.ts'
import type { Outcome } from './payment-problem.ts'
import type { OpenIntent, PaidByWallet } from './wallet-button.ts'

export interface WalletSheets extends IntentConfirmation {
  /**
   * The customer agreed: `place` starts the order, and the sheet confirms the payment that the server opens. If none is
   * opened, the sheet closes and the checkout shows why.
   */
  readonly agreed: (place: () => Promise<void>) => Promise<Outcome<OpenIntent>>
  /** The sheet ended. Returns true if an order was waiting for it. */
  readonly finished: (outcome: Outcome<PaidByWallet>) => boolean
}

/** At most one sheet and one waiting order per checkout. */
export function walletSheets(): WalletSheets {
  let hand: ((opened: Outcome<OpenIntent>) => void) | undefined
  let tell: ((end: IntentEnd) => void) | undefined

  return {
    agreed: (place) =>
      new Promise((resolve) => {
        hand = resolve
        void place().then(() => {
          if (hand === resolve) hand = undefined
          resolve(left({ _tag: 'Cancelled' }))
        })
      }),
    confirm: (clientSecret) => {
      const handed = hand
      hand = undefined
      // The customer closed the sheet during the request.
      if (handed === undefined) return Promise.resolve({ _tag: 'NotConfirmed', how: 'closed' })
      return new Promise((resolve) => {
        tell = resolve
        handed(right({ clientSecret }))
      })
    },
    finished: (outcome) => {
      hand = undefined
      const told = tell
      tell = undefined
      told?.(endOf(outcome))
      return told !== undefined
    },
  }
}

function endOf(outcome: Outcome<PaidByWallet>): IntentEnd {
  if (isRight(outcome)) {
    // The order waits only for a transaction, not for a token.
    return outcome.right._tag === 'Transaction'
      ? { _tag: 'Confirmed', transactionId: outcome.right.transactionId }
      : { _tag: 'NotConfirmed', how: 'unavailable' }
  }
  const { left: problem } = outcome
  switch (problem._tag) {
    case 'OutcomeUnknown':
      return problem.transactionId === undefined
        ? { _tag: 'Unheard' }
        : { _tag: 'Confirmed', transactionId: problem.transactionId }
    case 'Cancelled':
      return { _tag: 'NotConfirmed', how: 'closed' }
    case 'Declined':
    case 'AuthenticationFailed':
    case 'NotTokenised':
    case 'InvalidFields':
      return { _tag: 'NotConfirmed', how: 'refused' }
    case 'ProcessingFailed':
    case 'Unavailable':
    case 'Misconfigured':
      return { _tag: 'NotConfirmed', how: 'unavailable' }
  }
}
