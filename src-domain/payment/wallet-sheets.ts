import type { IntentConfirmation, IntentEnd } from './intent-confirmation.ts'
import type { Outcome } from './payment-problem.ts'
import type { OpenIntent, PaidByWallet } from './wallet-button.ts'

export interface WalletSheets extends IntentConfirmation {
  /**
   * The customer agreed in the sheet: `place` begins the order, and what its server opens for it is what the sheet
   * confirms. Where no payment is opened the sheet is to close; the checkout says why.
   */
  readonly agreed: (place: () => Promise<void>) => Promise<Outcome<OpenIntent>>
  /** The sheet is over. True: the order that waits for it has heard of it. */
  readonly finished: (outcome: Outcome<PaidByWallet>) => boolean
}

/** The one sheet of a checkout, and the one order that may wait for it. */
export function walletSheets(): WalletSheets {
  let hand: ((opened: Outcome<OpenIntent>) => void) | undefined
  let tell: ((end: IntentEnd) => void) | undefined

  return {
    agreed: (place) =>
      new Promise((resolve) => {
        hand = resolve
        void place().then(() => {
          if (hand === resolve) hand = undefined
          resolve({ ok: false, problem: { _tag: 'Cancelled' } })
        })
      }),
    confirm: (clientSecret) => {
      const handed = hand
      hand = undefined
      // The customer closed the sheet while the server was being asked.
      if (handed === undefined) return Promise.resolve({ _tag: 'NotConfirmed', how: 'closed' })
      return new Promise((resolve) => {
        tell = resolve
        handed({ ok: true, value: { clientSecret } })
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
  if (outcome.ok) {
    // A token was not what the order waits for.
    return outcome.value._tag === 'Transaction'
      ? { _tag: 'Confirmed', transactionId: outcome.value.transactionId }
      : { _tag: 'NotConfirmed', how: 'unavailable' }
  }
  const { problem } = outcome
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
