import { normalisedFailure } from '../call/normalised-failure.ts'
import type { Minor } from '../money/minor.ts'
import type { StatusFailure } from './order-gateway.ts'
import type { PlacementDoubt, PlacementRefusal, PlacementState } from './placement-state.ts'
import { isTakingLong } from './status-watch.ts'
import { blockingReason } from './validation-verdict.ts'

export type PlacementMessage =
  /** `why`: code of the message. */
  | { readonly _tag: 'ServerSaid'; readonly text: string; readonly why?: string }
  | { readonly _tag: 'MustLogIn' }
  /** A guest order lacks the guest's data. */
  | { readonly _tag: 'GuestInfoMissing' }
  /** Refused without a message (CHK-57). */
  | { readonly _tag: 'SystemUnavailable' }
  | { readonly _tag: 'OutcomeUnknown' }
  /** CHK-50: tells the customer not to pay again. */
  | { readonly _tag: 'StillConfirming' }
  | { readonly _tag: 'PriceChanged'; readonly totalAmount: Minor }
  | { readonly _tag: 'DuplicateSuspected' }
  | { readonly _tag: 'NeverArrived' | 'PlacingElsewhere' }
  /** Nothing was charged. */
  | { readonly _tag: 'NotConfirmed'; readonly how: 'closed' | 'refused' | 'late' | 'unavailable' }
  /** Nothing was charged (PAY-17). */
  | { readonly _tag: 'WalletFailed'; readonly how: 'refused' | 'unavailable' }
  | { readonly _tag: 'PersonNotShown' | 'TableLimit' | 'GuestLimit' | 'CashLimit' }
  /** The server does not know the order, which may still arrive. */
  | { readonly _tag: 'OrderNotFound' }

interface Said {
  readonly message?: string | undefined
  readonly code?: string | undefined
  readonly reason?: string | undefined
}

/** Our codes that have a sentence in the customer's language. */
const known: ReadonlyMap<string | undefined, PlacementMessage> = new Map([
  ['guest_info_missing', { _tag: 'GuestInfoMissing' }],
  ['human_check_required', { _tag: 'PersonNotShown' }],
  ['table_limit', { _tag: 'TableLimit' }],
  ['guest_limit', { _tag: 'GuestLimit' }],
  ['cash_limit', { _tag: 'CashLimit' }],
  ['not_confirmed', { _tag: 'NotConfirmed', how: 'refused' }],
])

/** Messages of CHK-54 to CHK-57. CHK-34 if there was no answer. */
export function failureMessage(failure: StatusFailure): PlacementMessage {
  switch (failure._tag) {
    case 'UnknownOrder':
      return { _tag: 'OrderNotFound' }
    case 'Refused': {
      const own = known.get(failure.code)
      if (own !== undefined) return own
      if (failure.status === 401) return { _tag: 'MustLogIn' }
      return said({ ...failure, message: normalisedFailure(failure).message }, { _tag: 'SystemUnavailable' })
    }
    case 'NoResponse':
    case 'NotSent':
    case 'NotUnderstood':
      return { _tag: 'OutcomeUnknown' }
  }
}

export function refusalMessage(why: PlacementRefusal): PlacementMessage {
  switch (why._tag) {
    case 'EndedWith':
      return known.get(why.code) ?? said(why, { _tag: 'OutcomeUnknown' })
    case 'NeverArrived':
    case 'PlacingElsewhere':
    case 'DuplicateSuspected':
      return { _tag: why._tag }
    case 'NotConfirmed':
    case 'WalletFailed':
      return why
    case 'PriceChanged':
      return { _tag: 'PriceChanged', totalAmount: why.price.totalAmount }
    case 'Refused':
    case 'NoResponse':
    case 'NotSent':
    case 'NotUnderstood':
      return failureMessage(why)
  }
}

/** Our server's codes of a 500 and 503. Their text "try again later" could cause a second order. */
const asksToTryLater: readonly (string | undefined)[] = ['internal', 'unavailable']

/** The server's message about an error with an unknown outcome (CHK-56). */
export function saidInDoubt(doubt: PlacementDoubt): PlacementMessage | undefined {
  if (doubt._tag !== 'Refused' || doubt.status < 500 || asksToTryLater.includes(doubt.code)) return undefined
  const message = failureMessage(doubt)
  return message._tag === 'ServerSaid' ? message : undefined
}

/** CHK-52: the reason why the watch ended, or else the original doubt. */
function unknownMessage(state: Extract<PlacementState, { readonly _tag: 'Unknown' }>): PlacementMessage {
  if (state.gaveUp !== undefined) return failureMessage(state.gaveUp)
  if (isTakingLong(state.watch)) return { _tag: 'StillConfirming' }
  const { doubt } = state
  return doubt._tag === 'Interrupted' || doubt._tag === 'Accepted' ? { _tag: 'OutcomeUnknown' } : failureMessage(doubt)
}

export function placementMessage(state: PlacementState): PlacementMessage | undefined {
  switch (state._tag) {
    case 'Refused':
      return refusalMessage(state.why)
    case 'Polling':
      return isTakingLong(state.watch) ? { _tag: 'StillConfirming' } : undefined
    case 'Unknown':
      return unknownMessage(state)
    case 'Idle':
    case 'Submitting':
    case 'Paying':
    case 'Confirming':
    case 'Placed':
      return undefined
  }
}

function said({ message: text, code, reason }: Said, fallback: PlacementMessage): PlacementMessage {
  if (text === undefined || text.trim() === '') return fallback
  const why = blockingReason(reason) ?? code
  return { _tag: 'ServerSaid', text, ...(why === undefined ? {} : { why }) }
}
