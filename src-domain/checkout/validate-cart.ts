import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { CallFailure } from '../call/call-failure.ts'
import type { OrderInProgress } from '../cart/order-in-progress.ts'
import type { OrderValidator, ValidateResult } from '../placement/order-gateway.ts'
import type { StateCell } from '../state/state-cell.ts'
import type { OrderChecks } from './order-checks.ts'
import { runCheck, validationSlot } from './run-check.ts'

export interface ValidateCartPorts {
  readonly orders: OrderValidator
  readonly order: Pick<StateCell<OrderInProgress>, 'current'>
  readonly checks: StateCell<OrderChecks>
}

/** CART-16: validates without affecting the placement; the checkout validates again. */
export function validateCart({ orders, order, checks }: ValidateCartPorts): TaskEither<CallFailure, ValidateResult> {
  return async () => {
    const now = order.current()
    const { outcome } = await runCheck(checks, validationSlot, now.idempotencyKey, orders.validate(now))
    return outcome
  }
}
