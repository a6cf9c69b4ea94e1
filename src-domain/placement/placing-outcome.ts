import type { PlaceAnswer, Placement, PlaceOrderRefusal } from './order-gateway.ts'
import { placed } from './placed.ts'
import type { PlacementDoubt, PlacementState, PlacementStep } from './placement-state.ts'
import { isKeyConflict, newWatch, waitBefore } from './status-watch.ts'
import { stepRequired } from './step-watch.ts'
import { intentEnded } from './wallet-intent.ts'

type Submitting = Extract<PlacementState, { readonly _tag: 'Submitting' }>

export function placingAnswered(state: Submitting, answer: PlaceAnswer): PlacementStep {
  if (answer._tag === 'StepRequired') return stepRequired(newWatch(state.pending), answer.step)
  if (state.intent !== undefined) return intentAnswered(state, state.intent, answer)
  const ticket = answer._tag === 'Placed' ? answer.ticket : undefined
  if (ticket !== undefined && !state.polling) return placed(state.pending, ticket)
  const watch = newWatch(state.pending, ticket)
  return { state: { _tag: 'Polling', watch }, commands: [waitBefore(watch)] }
}

/** Informs the server of any other answer; it knows whether an order exists. */
function intentAnswered({ pending }: Submitting, placement: Placement, answer: PlaceAnswer): PlacementStep {
  const state = { _tag: 'Paying', pending, placement } as const
  return answer._tag === 'IntentOpened'
    ? { state, commands: [{ _tag: 'ConfirmIntent', clientSecret: answer.clientSecret }] }
    : intentEnded(state, { _tag: 'NotConfirmed', how: 'unavailable' })
}

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
 * Doubt after a failed placing call. An order may exist after no answer, an unreadable answer, a 5xx, or an unexplained
 * 409, because the key may be in use.
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
