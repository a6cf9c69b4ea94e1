import { isLeft } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { CallFailure } from '../call/call-failure.ts'
import type { OrderInProgress } from '../cart/order-in-progress.ts'
import type { OrderGateway, ValidateResult } from '../placement/order-gateway.ts'
import { stepPlacement } from '../placement/placement-machine.ts'
import type { PlacementEvent, PlacementState } from '../placement/placement-state.ts'
import type { PriceCheck } from '../pricing/price-check.ts'
import type { StateCell } from '../state/state-cell.ts'
import type { OrderChecks } from './order-checks.ts'
import { priceSlot, runCheck, validationSlot } from './run-check.ts'

export interface CheckPorts {
  readonly orders: Pick<OrderGateway, 'validate' | 'checkPrice'>
  readonly order: StateCell<OrderInProgress>
  readonly checks: StateCell<OrderChecks>
  readonly placement: StateCell<PlacementState>
}

/** CHK-62: call on entering cart and checkout, and after each change. Policy: latest wins. */
export function validateOrder(ports: CheckPorts): TaskEither<CallFailure, ValidateResult> {
  return async () => {
    const order = ports.order.current()
    const { outcome, isNewest } = await runCheck(
      ports.checks,
      validationSlot,
      order.idempotencyKey,
      ports.orders.validate(order),
    )
    if (isNewest && !isLeft(outcome) && outcome.right.isValid) {
      tell(ports.placement, { _tag: 'OrderValidated', key: order.idempotencyKey })
    }
    return outcome
  }
}

/** PRICE-02: call on entering checkout, and after each change that affects the price. Policy: latest wins. */
export function checkPrice(ports: CheckPorts): TaskEither<CallFailure, PriceCheck> {
  return async () => {
    const order = ports.order.current()
    const { outcome, isNewest } = await runCheck(
      ports.checks,
      priceSlot,
      order.idempotencyKey,
      ports.orders.checkPrice(order),
    )
    if (!isNewest || isLeft(outcome)) return outcome
    if (outcome.right.isValid) tell(ports.placement, { _tag: 'OrderPriced', key: order.idempotencyKey })
    // The last validation was positive, so only a new one has the reason.
    else if (ports.checks.current().validation.last?.isValid === true) await validateOrder(ports)()
    return outcome
  }
}

export function checkOrder(ports: CheckPorts): TaskEither<CallFailure, PriceCheck> {
  return async () => {
    const validated = await validateOrder(ports)()
    return isLeft(validated) ? validated : checkPrice(ports)()
  }
}

function tell(placement: StateCell<PlacementState>, event: PlacementEvent): void {
  placement.update((now) => stepPlacement(now, event).state)
}
