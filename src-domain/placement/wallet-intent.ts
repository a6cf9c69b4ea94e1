import type { IntentEnd, WalletFailure } from '../payment/intent-confirmation.ts'
import type { OrderStatus } from './order-gateway.ts'
import { placed } from './placed.ts'
import { idlePlacement, type PlacementState, type PlacementStep } from './placement-state.ts'
import { completedStatus, newWatch } from './status-watch.ts'

type Paying = Extract<PlacementState, { readonly _tag: 'Paying' }>

/* PAY-14 to PAY-16: the server opens a payment, the wallet confirms it, and its transactionId places the order. */

export function intentEnded(state: Paying, end: IntentEnd): PlacementStep {
  if (state.failed !== undefined) return { state, commands: [] }
  const { pending, placement } = state
  switch (end._tag) {
    case 'Confirmed': {
      const instrument = { _tag: 'Transaction', transactionId: end.transactionId } as const
      return {
        state: { _tag: 'Submitting', pending, polling: placement.polling, isKept: true },
        commands: [{ _tag: 'Place', placement: { ...placement, instrument } }],
      }
    }
    case 'Unheard':
      return {
        state: { _tag: 'Polling', watch: newWatch(pending) },
        commands: [{ _tag: 'SettleStep', key: pending.key, isGivenUp: false }],
      }
    case 'NotConfirmed':
      return {
        state: { ...state, failed: end.how },
        commands: [{ _tag: 'SettleStep', key: pending.key, isGivenUp: true }],
      }
  }
}

/** The server's statement that an order exists overrides the wallet's result. */
export function intentSettled(state: Paying, { status, statusCode, ticket }: OrderStatus): PlacementStep {
  const isPlaced = status === completedStatus && statusCode === 200
  return isPlaced ? placed(state.pending, ticket) : intentUnheard(state)
}

/** If the server does not answer, the wallet's result applies: it confirmed nothing. */
export function intentUnheard(state: Paying): PlacementStep {
  if (state.failed === undefined) return { state, commands: [] }
  return { state: afterSheet(state.pending.key, state.failed), commands: [{ _tag: 'ClearPending' }] }
}

/** A customer who closed the sheet needs no message (PAY-17). */
function afterSheet(key: string, how: WalletFailure): PlacementState {
  return how === 'closed' ? idlePlacement : { _tag: 'Refused', key, why: { _tag: 'WalletFailed', how } }
}
