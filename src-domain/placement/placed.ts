import type { Ticket } from '../ticket/ticket.ts'
import type { PendingPlacement } from './pending-placement.ts'
import type { PlacementStep } from './placement-state.ts'
import { withAgreedPrice } from './with-agreed-price.ts'

export function placed(pending: PendingPlacement, ticket: Ticket | undefined): PlacementStep {
  return {
    state: {
      _tag: 'Placed',
      key: pending.key,
      ...(ticket === undefined ? {} : { ticket: withAgreedPrice(ticket, pending) }),
    },
    commands: [{ _tag: 'ClearPending' }, { _tag: 'ResetOrder' }],
  }
}
