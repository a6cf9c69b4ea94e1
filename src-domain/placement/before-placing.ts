import type { PlacementEvent, PlacementRefusal, PlacementState, PlacementStep } from './placement-state.ts'
import { draftPlacement, isPlacedElsewhere, placeableKey, stay } from './placement-state.ts'
import { ask, newWatch } from './status-watch.ts'

export function preparing(state: PlacementState, event: PlacementEvent): PlacementStep {
  switch (event._tag) {
    case 'OrderChanged':
      return stay(draftPlacement)
    case 'OrderValidated':
      // A refused placement keeps its message and may be retried with its key.
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
    case 'AttemptBegun':
      return stay(withoutRefusal(state))
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
    // Writes the record first: from the next command on an order may exist (CART-17).
    commands: [
      { _tag: 'WritePending', pending },
      { _tag: 'Place', placement },
    ],
  }
}

/** Same order, same key. */
function withoutRefusal(state: PlacementState): PlacementState {
  switch (state._tag) {
    case 'Refused':
      return { _tag: 'Priced', key: state.key }
    case 'Validated':
    case 'Priced':
      return { _tag: state._tag, key: state.key }
    default:
      return state
  }
}

/** Refusal of an earlier key, from before a reload. */
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
