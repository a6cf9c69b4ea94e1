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
import type { Ticket } from './ticket.ts'

/** The status at which an order is done (CHK-49). */
export const completedStatus = 'Order Process Completed'
/** Milliseconds between looks (CHK-48), and after `quickPolls` of them (CHK-50). */
export const quickInterval = 3_000
export const slowInterval = 15_000
export const quickPolls = 60
/** So many calls in a row may bring no answer (CHK-52). */
export const toleratedFailures = 3
/**
 * Milliseconds from sending a placing call until it is over: a server of ours claims no key longer than 20 s after the
 * call came, its statement ends 10 s later, and 15 s are for the way.
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

/** The screen then says that the order is still being confirmed and must not be paid again (CHK-50). */
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
  // Who closed the bank's question need not hear that the bank did not say yes.
  const why: PlacementRefusal =
    stepEnd === 'taken' ? { _tag: 'EndedWith', ...said } : { _tag: 'NotConfirmed', how: stepEnd }
  return {
    state: { _tag: 'Refused', key: pending.key, why },
    commands: [{ _tag: 'ClearPending' }],
  }
}

/** An answer to a status call: whatever it says, the server knows the order now. */
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
  // CHK-50: once more, because what comes with the completion may be older than the outcome.
  const last: Watch = { ...seen, isFinal: true }
  return { state: { _tag: 'Polling', watch: last }, commands: [ask(last)] }
}

/** The placing call never arrived and no longer can: nothing was ordered under this key. */
function neverArrived(watch: Watch, doubt: PlacementDoubt): PlacementStep {
  const key = watch.pending.key
  const commands: readonly PlacementCommand[] = [{ _tag: 'ClearPending' }]
  if (doubt._tag === 'Interrupted') return { state: { _tag: 'Draft', notice: 'NeverArrived' }, commands }
  // An error page that the placing call brought is what the customer should read (CHK-56).
  const why = doubt._tag === 'Refused' ? doubt : ({ _tag: 'NeverArrived' } as const)
  return { state: { _tag: 'Refused', key, why }, commands }
}

/** A conflict (409) that may be about the key: of ours only one is; another back end has words of its own, or none. */
export function isKeyConflict({ status, code }: { readonly status: number; readonly code?: string }): boolean {
  return status === 409 && code !== 'duplicate_suspected' && code !== 'price_changed'
}

/** The placing call has its answer, from somebody who knew what it was about: it waits in no line any more. */
function isSettled(doubt: PlacementDoubt): boolean {
  switch (doubt._tag) {
    case 'NotSent':
    case 'NotUnderstood':
      return true
    case 'Refused':
      // Whatever stands between us and the server has error pages too, and no codes. A conflict is nobody's but its own.
      return doubt.code !== undefined || isKeyConflict(doubt)
    case 'NoResponse':
    case 'Interrupted':
    case 'Accepted':
      return false
  }
}

/** Whether a look at `askedAt` came after all that a placing call can last. A device's clock may be set; looks take their time. */
function isSurelyOver({ pending, polls }: Watch, doubt: PlacementDoubt, askedAt: Instant): boolean {
  return isSettled(doubt) || askedAt - pending.startedAt >= longestPlacing || polls * quickInterval >= longestPlacing
}

/** Nothing is known under the key. The call may still wait in line, so that is no answer before its time is over. */
function unknownOrder(
  state: Watching,
  doubt: PlacementDoubt,
  failure: Extract<StatusFailure, { readonly _tag: 'UnknownOrder' }>,
  askedAt: Instant,
): PlacementStep {
  const watch: Watch = { ...state.watch, polls: state.watch.polls + 1, failures: 0 }
  if (!isSurelyOver(state.watch, doubt, askedAt)) return { state: { ...state, watch }, commands: [waitBefore(watch)] }
  // Who says that the call is in conflict, and has no order under its key, took none.
  const isRefused = doubt._tag === 'Refused' && isKeyConflict(doubt)
  if (failure.keepsTime || doubt._tag === 'NotSent' || isRefused) return neverArrived(watch, doubt)
  return { state: { _tag: 'Unknown', watch, doubt, gaveUp: failure }, commands: [] }
}

/** A status call that brought no status (CHK-52). An order that may exist is never called refused because of it. */
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
