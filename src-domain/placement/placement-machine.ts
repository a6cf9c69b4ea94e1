import { preparing } from './before-placing.ts'
import type { PlacementEvent, PlacementState, PlacementStep } from './placement-state.ts'
import { idlePlacement, stay } from './placement-state.ts'
import { placingAnswered, placingFailed } from './placing-outcome.ts'
import { ask, statusAnswered, statusFailed } from './status-watch.ts'
import { isStepOpen, stepEnded, stepFound, stepSettled, stepUnheard } from './step-watch.ts'
import { intentEnded, intentSettled, intentUnheard } from './wallet-intent.ts'

type Of<Tag extends PlacementState['_tag']> = Extract<PlacementState, { readonly _tag: Tag }>

/**
 * Pure state machine of placing an order (CHK-46 to CHK-53). Invariant: it sends no second placing call before the
 * outcome of the first is known. Ignores unexpected events, because answers may be late and buttons pressed twice.
 */
export function stepPlacement(state: PlacementState, event: PlacementEvent): PlacementStep {
  switch (state._tag) {
    case 'Idle':
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

function submitting(state: Of<'Submitting'>, event: PlacementEvent): PlacementStep {
  switch (event._tag) {
    case 'NotKept':
      return stay({ ...state, isKept: false })
    case 'PlacingElsewhere':
      // Does not clear the record, which belongs to the other page.
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

function givenUp(state: Of<'Unknown'>, event: PlacementEvent): PlacementStep {
  switch (event._tag) {
    case 'CheckAgain': {
      const watch = { ...state.watch, failures: 0 }
      return { state: { _tag: 'Unknown', watch, doubt: state.doubt }, commands: [ask(watch)] }
    }
    case 'SetAside':
      return { state: idlePlacement, commands: [{ _tag: 'ClearPending' }] }
    default:
      return stay(state)
  }
}
