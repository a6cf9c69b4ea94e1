import type { PlaceAnswer, Placement, PlaceOrderRefusal } from './order-gateway.ts'
import { placed } from './placed.ts'
import type { PlacementDoubt, PlacementState, PlacementStep } from './placement-state.ts'
import { isKeyConflict, newWatch, waitBefore } from './status-watch.ts'
import { stepRequired } from './step-watch.ts'
import { intentEnded } from './wallet-intent.ts'

type Submitting = Extract<PlacementState, { readonly _tag: 'Submitting' }>

/** What a placing call that was answered leads to. */
export function placingAnswered(state: Submitting, answer: PlaceAnswer): PlacementStep {
  if (answer._tag === 'StepRequired') return stepRequired(newWatch(state.pending), answer.step)
  if (state.intent !== undefined) return intentAnswered(state, state.intent, answer)
  const ticket = answer._tag === 'Placed' ? answer.ticket : undefined
  // CHK-53: without polling the answer is the end.
  if (ticket !== undefined && !state.polling) return placed(state.pending, ticket)
  const watch = newWatch(state.pending, ticket)
  return { state: { _tag: 'Polling', watch }, commands: [waitBefore(watch)] }
}

/** Anything but a payment to confirm is none: the server is told so, which knows whether there is an order all the same. */
function intentAnswered({ pending }: Submitting, placement: Placement, answer: PlaceAnswer): PlacementStep {
  const state = { _tag: 'Paying', pending, placement } as const
  return answer._tag === 'IntentOpened'
    ? { state, commands: [{ _tag: 'ConfirmIntent', clientSecret: answer.clientSecret }] }
    : intentEnded(state, { _tag: 'NotConfirmed', how: 'unavailable' })
}

/** A placing call that was refused, or of which it is not known what became of it. */
export function placingFailed(state: Submitting, why: PlaceOrderRefusal): PlacementStep {
  const doubt = doubtIn(why)
  if (doubt === undefined) {
    return { state: { _tag: 'Refused', key: state.pending.key, why }, commands: [{ _tag: 'ClearPending' }] }
  }
  const { pending, intent } = state
  if (intent !== undefined)
    return intentEnded({ _tag: 'Paying', pending, placement: intent }, { _tag: 'NotConfirmed', how: 'unavailable' })
  const watch = newWatch(pending)
  return { state: { _tag: 'Unknown', watch, doubt }, commands: [waitBefore(watch)] }
}

/**
 * The doubt that a failed placing call leaves, if any. No answer, an answer that cannot be read and a broken server
 * (5xx) may all hide an order; so does a conflict of which nobody says that it is another: the key may be in use.
 */
function doubtIn(why: PlaceOrderRefusal): PlacementDoubt | undefined {
  switch (why._tag) {
    case 'NoResponse':
    case 'NotSent':
    case 'NotUnderstood':
      return why
    case 'Refused':
      return why.status >= 500 || why.status === 408 || isKeyConflict(why) ? why : undefined
    case 'PriceChanged':
    case 'DuplicateSuspected':
      return undefined
  }
}
