import type { PlacementEvent, PlacementRefusal, PlacementState, PlacementStep } from './placement-state.ts'
import { draftPlacement, isPlacedElsewhere } from './placement-state.ts'
import { placingAnswered, placingFailed } from './placing-outcome.ts'
import { ask, newWatch, statusAnswered, statusFailed } from './status-watch.ts'
import { isStepOpen, stepEnded, stepFound, stepSettled, stepUnheard } from './step-watch.ts'
import { intentEnded, intentSettled, intentUnheard } from './wallet-intent.ts'

type Of<Tag extends PlacementState['_tag']> = Extract<PlacementState, { readonly _tag: Tag }>

/** An event that the state does not expect changes nothing: answers may come late, buttons are pressed twice. */
export function stepPlacement(state: PlacementState, event: PlacementEvent): PlacementStep {
  switch (state._tag) {
    case 'Draft':
    case 'Validated':
    case 'Priced':
    case 'Refused':
    case 'Placed':
      return preparing(state, event)
    case 'Submitting':
      return submitting(state, event)
    case 'Paying':
      return paying(state, event)
    case 'Confirming':
      return confirming(state, event)
    case 'Polling':
      return watching(state, event)
    case 'Unknown':
      return state.gaveUp === undefined ? watching(state, event) : givenUp(state, event)
  }
}

/*
 * Placing an order (CHK-46 to CHK-53) as a pure machine: one event in, the next state and what to do out. Its one
 * promise: from the moment a placing call is sent until its outcome is known, no other placing call is made.
 */

function stay(state: PlacementState): PlacementStep {
  return { state, commands: [] }
}

/** The key that may be placed now: of a priced order, or of one that was refused and may be tried again. */
function placeableKey(state: PlacementState): string | undefined {
  return state._tag === 'Priced' || state._tag === 'Refused' ? state.key : undefined
}

function submitted(
  state: PlacementState,
  event: Extract<PlacementEvent, { readonly _tag: 'Submitted' }>,
): PlacementStep {
  const { placement, pending } = event
  const key = placement.order.idempotencyKey
  if (placeableKey(state) !== key || pending.key !== key) return stay(state)
  return {
    state: {
      _tag: 'Submitting',
      pending,
      polling: placement.polling,
      isKept: true,
      ...(placement.instrument._tag === 'Intent' ? { intent: placement } : {}),
    },
    // The record first: from the next line on there may be an order (CART-17).
    commands: [
      { _tag: 'WritePending', pending },
      { _tag: 'Place', placement },
    ],
  }
}

/** Before anything is sent: the order changes, is validated, is priced. */
function preparing(state: PlacementState, event: PlacementEvent): PlacementStep {
  switch (event._tag) {
    case 'OrderChanged':
      return stay(draftPlacement)
    case 'OrderValidated':
      // A refused placement stays readable and may be tried again under its key.
      return placeableKey(state) === event.key
        ? stay(state)
        : stay({ _tag: 'Validated', key: event.key, ...pastOf(state) })
    case 'OrderPriced':
      if (state._tag === 'Validated' && state.key === event.key) return stay({ ...state, _tag: 'Priced' })
      return stay(state)
    case 'FreeAgain':
      return state._tag === 'Refused' && isPlacedElsewhere(state)
        ? stay({ _tag: 'Priced', key: state.key })
        : stay(state)
    case 'Submitted':
      return submitted(state, event)
    case 'Recovered': {
      const watch = newWatch(event.pending)
      return { state: { _tag: 'Unknown', watch, doubt: { _tag: 'Interrupted' } }, commands: [ask(watch)] }
    }
    default:
      return stay(state)
  }
}

/** An order is refused under its own key; another one that was is of before this page. */
function pastOf(state: PlacementState): { readonly past?: PlacementRefusal } {
  switch (state._tag) {
    case 'Draft':
      return state.notice === undefined ? {} : { past: { _tag: state.notice } }
    case 'Refused':
      return { past: state.why }
    case 'Validated':
    case 'Priced':
      return state.past === undefined ? {} : { past: state.past }
    default:
      return {}
  }
}

function submitting(state: Of<'Submitting'>, event: PlacementEvent): PlacementStep {
  switch (event._tag) {
    case 'NotKept':
      return stay({ ...state, isKept: false })
    case 'PlacingElsewhere':
      // The record of what is pending is the other page's.
      return stay({ _tag: 'Refused', key: state.pending.key, why: event })
    case 'PlacingAnswered':
      return placingAnswered(state, event.answer)
    case 'PlacingFailed':
      return placingFailed(state, event.why)
    default:
      return stay(state)
  }
}

function watching(state: Of<'Polling' | 'Unknown'>, event: PlacementEvent): PlacementStep {
  switch (event._tag) {
    case 'Waited':
      return { state, commands: [ask(state.watch)] }
    case 'StatusAnswered':
      return isStepOpen(event.status) ? stepFound(state) : statusAnswered(state, event.status)
    case 'StepSettled':
      return stepSettled(state, event.status)
    case 'StatusFailed':
      return statusFailed(state, event)
    default:
      return stay(state)
  }
}

/** The customer has the word. */
function confirming(state: Of<'Confirming'>, event: PlacementEvent): PlacementStep {
  switch (event._tag) {
    case 'StepEnded':
      return stepEnded(state, event.end)
    case 'StepSettled':
      return stepSettled(state, event.status)
    case 'StatusFailed':
      return stepUnheard(state, event)
    default:
      return stay(state)
  }
}

/** The wallet has the word. */
function paying(state: Of<'Paying'>, event: PlacementEvent): PlacementStep {
  switch (event._tag) {
    case 'IntentEnded':
      return intentEnded(state, event.end)
    case 'StepSettled':
      return intentSettled(state, event.status)
    case 'StatusFailed':
      return intentUnheard(state)
    default:
      return stay(state)
  }
}

/** The watch gave up. Only the customer moves it on. */
function givenUp(state: Of<'Unknown'>, event: PlacementEvent): PlacementStep {
  switch (event._tag) {
    case 'CheckAgain': {
      const watch = { ...state.watch, failures: 0 }
      return { state: { _tag: 'Unknown', watch, doubt: state.doubt }, commands: [ask(watch)] }
    }
    case 'SetAside':
      return { state: draftPlacement, commands: [{ _tag: 'ClearPending' }] }
    default:
      return stay(state)
  }
}
