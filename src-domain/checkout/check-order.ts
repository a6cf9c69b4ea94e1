import { type Either, isLeft } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../call/call-failure.ts'
import type { OrderInProgress } from '../cart/order-in-progress.ts'
import type { OrderGateway, OrderValidator, ValidateResult } from '../placement/order-gateway.ts'
import type { PriceCheck } from '../pricing/price-check.ts'
import type { StateCell } from '../state/state-cell.ts'
import type { OrderChecks } from './order-checks.ts'
import { priceSlot, runCheck, validationSlot } from './run-check.ts'

export interface ValidatePorts {
  readonly orders: OrderValidator
  readonly order: Pick<StateCell<OrderInProgress>, 'current'>
  readonly checks: StateCell<OrderChecks>
}

export interface CheckPorts extends ValidatePorts {
  readonly orders: Pick<OrderGateway, 'validate' | 'checkPrice'>
}

/** CHK-62, CART-16: call on entering cart and checkout, and after each change. Policy: latest wins. */
export function validateOrder({
  orders,
  order,
  checks,
}: ValidatePorts): () => Promise<Either<CallFailure, ValidateResult>> {
  return async () => {
    const now = order.current()
    const { outcome } = await runCheck(checks, validationSlot, now.idempotencyKey, () => orders.validate(now))
    return outcome
  }
}

/**
 * CHK-62: validates an order that has not changed. Prices it too if it had failed its last validation, because the
 * price of an invalid order does not count.
 */
export function validateAgain(ports: CheckPorts): () => Promise<Either<CallFailure, ValidateResult>> {
  return async () => {
    const outcome = await validateOrder(ports)()
    const { validation, price, validated, priced } = ports.checks.current()
    const isDue = validated !== undefined && priced !== validated
    if (isDue && !validation.isAsking && !price.isAsking && price.last?.isValid === true) await checkPrice(ports)()
    return outcome
  }
}

/** PRICE-02: call on entering checkout, and after each change that affects the price. Policy: latest wins. */
export function checkPrice(ports: CheckPorts): () => Promise<Either<CallFailure, PriceCheck>> {
  const { orders, order, checks } = ports
  return async () => {
    const now = order.current()
    const { outcome, isNewest } = await runCheck(checks, priceSlot, now.idempotencyKey, () => orders.checkPrice(now))
    if (!isNewest || isLeft(outcome) || outcome.right.isValid) return outcome
    // Only a new validation has the reason, because the last one was positive.
    if (checks.current().validation.last?.isValid === true) await validateOrder(ports)()
    return outcome
  }
}

export function checkOrder(ports: CheckPorts): () => Promise<Either<CallFailure, PriceCheck>> {
  return async () => {
    const validated = await validateOrder(ports)()
    return isLeft(validated) ? validated : checkPrice(ports)()
  }
}
