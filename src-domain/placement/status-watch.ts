import type { Ticket } from '../ticket/ticket.ts'
import type { Instant } from '../time/clock.ts'
import type { OrderStatus, StatusFailure } from './order-gateway.ts'
import type { PendingPlacement } from './pending-placement.ts'
import { placed } from './placed.ts'
import type {
  PlacementCommand,
  PlacementDoubt,
  PlacementRefusal,
  PlacementState,
  PlacementStep,
  Watch,
} from './placement-state.ts'

export const completedStatus = 'Order Process Completed'
/** Milliseconds (CHK-48). The slow interval follows `quickPolls` (CHK-50). */
export const quickInterval = 3_000
export const slowInterval = 15_000
export const quickPolls = 60
export const toleratedFailures = 3
/**
 * Milliseconds until a placing call is certainly over: our server claims no key after 20 s, a statement ends within 10
 * s, and the network gets 15 s.
 */
export const longestPlacing = 45_000

export function newWatch(pending: PendingPlacement, ticket?: Ticket): Watch {
  return {
    pending,
    polls: 0,
    failures: 0,
    isFinal: false,
    ...(ticket === undefined ? {} : { ticket }),
  }
}

export function isTakingLong(watch: Watch): boolean {
  return watch.polls >= quickPolls
}

export function waitBefore(watch: Watch): PlacementCommand {
  return {
    _tag: 'Wait',
    milliseconds: isTakingLong(watch) ? slowInterval : quickInterval,
  }
}

export function ask(watch: Watch): PlacementCommand {
  return { _tag: 'AskStatus', key: watch.pending.key }
}

type Watching = Extract<PlacementState, { readonly _tag: 'Polling' | 'Unknown' }>

function ended({ pending, stepEnd = 'taken' }: Watch, status: OrderStatus): PlacementStep {
  const { status: _, ticket: __, furtherStep: ___, ...said } = status
  // A customer who closed the bank's dialog needs no message about the bank.
  const why: PlacementRefusal =
    stepEnd === 'taken' ? { _tag: 'EndedWith', ...said } : { _tag: 'NotConfirmed', how: stepEnd }
  return {
    state: { _tag: 'Refused', key: pending.key, why },
    commands: [{ _tag: 'ClearPending' }],
  }
}

/** Any status proves that the server knows the order. */
export function statusAnswered({ watch }: Watching, status: OrderStatus): PlacementStep {
  const ticket = status.ticket ?? watch.ticket
  const seen: Watch = {
    ...watch,
    polls: watch.polls + 1,
    failures: 0,
    isFinal: false,
    ...(ticket === undefined ? {} : { ticket }),
  }
  if (status.status !== completedStatus)
    return { state: { _tag: 'Polling', watch: seen }, commands: [waitBefore(seen)] }
  if (watch.isFinal) return status.statusCode === 200 ? placed(watch.pending, ticket) : ended(watch, status)
  // CHK-50: once more, because the completion may precede the final result.
  const last: Watch = { ...seen, isFinal: true }
  return { state: { _tag: 'Polling', watch: last }, commands: [ask(last)] }
}

function neverArrived({ pending: { key } }: Watch, doubt: PlacementDoubt): PlacementStep {
  // Prefers the placing call's own error (CHK-56).
  const why = doubt._tag === 'Refused' ? doubt : ({ _tag: 'NeverArrived' } as const)
  return { state: { _tag: 'Refused', key, why }, commands: [{ _tag: 'ClearPending' }] }
}

/** A 409 that may mean that the key is in use. We have one code for it; other back ends have others, or none. */
export function isKeyConflict({ status, code }: { readonly status: number; readonly code?: string }): boolean {
  return status === 409 && code !== 'duplicate_suspected' && code !== 'price_changed'
}

/** The placing call was answered, so it is no longer queued. */
function isSettled(doubt: PlacementDoubt): boolean {
  switch (doubt._tag) {
    case 'NotSent':
    case 'NotUnderstood':
      return true
    case 'Refused':
      // Proxies send error pages without codes; only the server sends a 409.
      return doubt.code !== undefined || isKeyConflict(doubt)
    case 'NoResponse':
    case 'Interrupted':
    case 'Accepted':
      return false
  }
}

/**
 * Whether the status call at `askedAt` came after the longest placing call. Also counts polls, because the device's
 * clock may change.
 */
function isSurelyOver({ pending, polls }: Watch, doubt: PlacementDoubt, askedAt: Instant): boolean {
  return isSettled(doubt) || askedAt - pending.startedAt >= longestPlacing || polls * quickInterval >= longestPlacing
}

/** The server does not know the key. This is inconclusive until the placing call is certainly over. */
function unknownOrder(
  state: Watching,
  doubt: PlacementDoubt,
  failure: Extract<StatusFailure, { readonly _tag: 'UnknownOrder' }>,
  askedAt: Instant,
): PlacementStep {
  const watch: Watch = { ...state.watch, polls: state.watch.polls + 1, failures: 0 }
  if (!isSurelyOver(state.watch, doubt, askedAt)) return { state: { ...state, watch }, commands: [waitBefore(watch)] }
  // A 409 followed by an unknown key means that no order was placed.
  const isRefused = doubt._tag === 'Refused' && isKeyConflict(doubt)
  if (failure.keepsTime || doubt._tag === 'NotSent' || isRefused) return neverArrived(watch, doubt)
  return { state: { _tag: 'Unknown', watch, doubt, gaveUp: failure }, commands: [] }
}

/** CHK-52: never reports a refusal of an order that may exist. */
export function statusFailed(
  state: Watching,
  { failure, askedAt }: { readonly failure: StatusFailure; readonly askedAt: Instant },
): PlacementStep {
  const doubt: PlacementDoubt = state._tag === 'Unknown' ? state.doubt : { _tag: 'Accepted' }
  if (failure._tag === 'UnknownOrder' && doubt._tag !== 'Accepted') return unknownOrder(state, doubt, failure, askedAt)
  const watch: Watch = { ...state.watch, failures: state.watch.failures + 1 }
  const isAnswer = failure._tag !== 'NoResponse' && failure._tag !== 'NotSent'
  if (!isAnswer && watch.failures <= toleratedFailures) {
    return { state: { ...state, watch }, commands: [waitBefore(watch)] }
  }
  return { state: { _tag: 'Unknown', watch, doubt, gaveUp: failure }, commands: [] }
}
