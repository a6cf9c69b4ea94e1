import type { PlacementEvent, PlacementState, PlacementStep } from './placement-state.ts'
import { idlePlacement, isPlacedElsewhere, isUnplaced, stay } from './placement-state.ts'
import { ask, newWatch } from './status-watch.ts'

export function preparing(state: PlacementState, event: PlacementEvent): PlacementStep {
  switch (event._tag) {
    case 'OrderChanged':
      return stay(idlePlacement)
    case 'FreeAgain':
      return stay(isPlacedElsewhere(state) ? idlePlacement : state)
    case 'AttemptBegun':
      return stay(state._tag === 'Refused' ? idlePlacement : state)
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
  if (!isUnplaced(state) || pending.key !== placement.order.idempotencyKey) return stay(state)
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
