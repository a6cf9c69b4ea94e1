import type { CallFailure } from '../call/call-failure.ts'
import type { OrderStatus } from './order-gateway.ts'
import type { PendingPlacement } from './pending-placement.ts'
import type { PlacementCommand, PlacementDoubt, PlacementState, PlacementStep, Watch } from './placement-state.ts'
import type { Ticket } from './ticket.ts'

/** CHK-49. */
export const completedStatus = 'Order Process Completed'
/** Milliseconds between looks (CHK-48), and after `quickPolls` of them (CHK-50). */
export const quickInterval = 3_000
export const slowInterval = 15_000
export const quickPolls = 60
/** So many calls in a row may bring no answer (CHK-52). */
export const toleratedFailures = 3

export const newWatch = (pending: PendingPlacement, ticket?: Ticket): Watch => ({
  pending,
  polls: 0,
  failures: 0,
  isFinal: false,
  ...(ticket === undefined ? {} : { ticket }),
})

/** The screen then says that the order is still being confirmed and must not be paid again (CHK-50). */
export const isTakingLong = (watch: Watch): boolean => watch.polls >= quickPolls

export const waitBefore = (watch: Watch): PlacementCommand => ({
  _tag: 'Wait',
  milliseconds: isTakingLong(watch) ? slowInterval : quickInterval,
})

export const ask = (watch: Watch): PlacementCommand => ({ _tag: 'AskStatus', key: watch.pending.key })

type Watching = Extract<PlacementState, { readonly _tag: 'Polling' | 'Unknown' }>

const placed = (key: string, ticket: Ticket | undefined): PlacementStep => ({
  state: { _tag: 'Placed', key, ...(ticket === undefined ? {} : { ticket }) },
  commands: [{ _tag: 'ClearPending' }, { _tag: 'ResetOrder' }],
})

const ended = (key: string, { statusCode, message }: OrderStatus): PlacementStep => ({
  state: {
    _tag: 'Refused',
    key,
    why: { _tag: 'EndedWith', statusCode, ...(message === undefined ? {} : { message }) },
  },
  commands: [{ _tag: 'ClearPending' }],
})

/** An answer to a status call: whatever it says, the server knows the order now. */
export const statusAnswered = ({ watch }: Watching, status: OrderStatus): PlacementStep => {
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
  if (watch.isFinal)
    return status.statusCode === 200 ? placed(watch.pending.key, ticket) : ended(watch.pending.key, status)
  // CHK-50: once more, because what comes with the completion may be older than the outcome.
  const last: Watch = { ...seen, isFinal: true }
  return { state: { _tag: 'Polling', watch: last }, commands: [ask(last)] }
}

/** The placing call never arrived: nothing was ordered under this key. */
const neverArrived = (watch: Watch, doubt: PlacementDoubt): PlacementStep => {
  const key = watch.pending.key
  const commands: readonly PlacementCommand[] = [{ _tag: 'ClearPending' }]
  if (doubt._tag === 'Interrupted') return { state: { _tag: 'Draft', notice: 'NeverArrived' }, commands }
  // An error page that the placing call brought is what the customer should read (CHK-56).
  const why = doubt._tag === 'Refused' ? doubt : ({ _tag: 'NeverArrived' } as const)
  return { state: { _tag: 'Refused', key, why }, commands }
}

const isUnknownKey = (failure: CallFailure): boolean => failure._tag === 'Refused' && failure.status === 404

/** A status call that brought no status (CHK-52). An order that may exist is never called refused because of it. */
export const statusFailed = (state: Watching, failure: CallFailure): PlacementStep => {
  const watch: Watch = { ...state.watch, failures: state.watch.failures + 1 }
  const doubt: PlacementDoubt = state._tag === 'Unknown' ? state.doubt : { _tag: 'Accepted' }
  if (isUnknownKey(failure) && doubt._tag !== 'Accepted') return neverArrived(watch, doubt)
  const isAnswer = failure._tag === 'Refused' || failure._tag === 'NotUnderstood'
  if (!isAnswer && watch.failures <= toleratedFailures) {
    return { state: { ...state, watch }, commands: [waitBefore(watch)] }
  }
  return { state: { _tag: 'Unknown', watch, doubt, gaveUp: failure }, commands: [] }
}
