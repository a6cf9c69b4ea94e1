import { drivePlacement, type PlacementPorts } from '../placement/placement-driver.ts'
import { isUnplaced, type PlacementState } from '../placement/placement-state.ts'
import type { StateCell } from '../state/state-cell.ts'
import { forgetInstrument } from './change-checkout.ts'
import type { CheckoutSnapshot } from './checkout-snapshot.ts'
import type { CheckoutState } from './checkout-state.ts'
import { isValidated, type OrderChecks, outdated } from './order-checks.ts'

export interface SetAsidePorts extends PlacementPorts {
  readonly checkout: StateCell<CheckoutState>
  readonly checks: StateCell<OrderChecks>
}

/** Ends the doubt. The server must check the order again before it can be placed. */
export async function setAside(ports: SetAsidePorts): Promise<void> {
  ports.checkout.update(forgetInstrument)
  ports.checks.update(outdated)
  await drivePlacement(ports, { _tag: 'SetAside' })
}

/** Action after a reconnect. Nothing while a status watch runs or after the order is placed. */
export function whenOnlineAgain(placement: PlacementState): 'look again' | 'recheck' | 'nothing' {
  if (placement._tag === 'Unknown' && placement.gaveUp !== undefined) return 'look again'
  return isUnplaced(placement) ? 'recheck' : 'nothing'
}

export function needsRecheck({
  placement,
  checks,
  order,
}: Pick<CheckoutSnapshot, 'placement' | 'checks' | 'order'>): boolean {
  return placement._tag === 'Refused' || (placement._tag === 'Idle' && !isValidated(checks, order))
}
