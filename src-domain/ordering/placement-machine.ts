import type { PlaceAnswer, PlaceOrderRefusal } from './order-gateway.ts'
import type {
  PlacementDoubt,
  PlacementEvent,
  PlacementRefusal,
  PlacementState,
  PlacementStep,
} from './placement-state.ts'
import { draftPlacement } from './placement-state.ts'
import { ask, isKeyConflict, newWatch, statusAnswered, statusFailed, waitBefore } from './status-watch.ts'
import { isStepOpen, stepEnded, stepFound, stepRequired, stepSettled, stepUnheard } from './step-watch.ts'
import { withAgreedPrice } from './with-agreed-price.ts'

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
    state: { _tag: 'Submitting', pending, polling: placement.polling, isKept: true },
    // The record first: from the next line on there may be an order (CART-17).
    commands: [
      { _tag: 'WritePending', pending },
      { _tag: 'Place', placement },
    ],
  }
}

function answered(state: Of<'Submitting'>, answer: PlaceAnswer): PlacementStep {
  if (answer._tag === 'StepRequired') return stepRequired(newWatch(state.pending), answer.step)
  const ticket = answer._tag === 'Placed' ? answer.ticket : undefined
  // CHK-53: without polling the answer is the end.
  if (ticket !== undefined && !state.polling) {
    return {
      state: { _tag: 'Placed', key: state.pending.key, ticket: withAgreedPrice(ticket, state.pending) },
      commands: [{ _tag: 'ClearPending' }, { _tag: 'ResetOrder' }],
    }
  }
  const watch = newWatch(state.pending, ticket)
  return { state: { _tag: 'Polling', watch }, commands: [waitBefore(watch)] }
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

function placingFailed(state: Of<'Submitting'>, why: PlaceOrderRefusal): PlacementStep {
  const doubt = doubtIn(why)
  if (doubt === undefined) {
    return { state: { _tag: 'Refused', key: state.pending.key, why }, commands: [{ _tag: 'ClearPending' }] }
  }
  const watch = newWatch(state.pending)
  return { state: { _tag: 'Unknown', watch, doubt }, commands: [waitBefore(watch)] }
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
    case 'PlacingAnswered':
      return answered(state, event.answer)
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
