import { type Either, isLeft } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../call/call-failure.ts'
import type { ValidateResult } from '../placement/order-gateway.ts'
import type { PriceCheck } from '../pricing/price-check.ts'
import type { StateCell } from '../state/state-cell.ts'
import { answeredCheck, asking, type Check, failedCheck, type OrderChecks, priced, validated } from './order-checks.ts'

/** Runs a check. `isNewest`: false if a newer call has started. */
export async function runCheck<A extends Judgement>(
  checks: StateCell<OrderChecks>,
  slot: CheckSlot<A>,
  key: string,
  call: () => Promise<Either<CallFailure, A>>,
): Promise<{ readonly outcome: Either<CallFailure, A>; readonly isNewest: boolean }> {
  checks.update((now) => slot.put(now, asking(slot.of(now))))
  const { asked } = slot.of(checks.current())
  const outcome = await call()
  const isNewest = slot.of(checks.current()).asked === asked
  checks.update((now) => {
    const check = slot.of(now)
    if (isLeft(outcome)) return slot.put(now, failedCheck(check, asked, outcome.left))
    const answered = slot.put(now, answeredCheck(check, asked, outcome.right, key))
    return isNewest && outcome.right.isValid ? slot.passed(answered, key) : answered
  })
  return { outcome, isNewest }
}

interface Judgement {
  readonly isValid: boolean
}

export interface CheckSlot<A extends Judgement> {
  readonly of: (checks: OrderChecks) => Check<A>
  readonly put: (checks: OrderChecks, check: Check<A>) => OrderChecks
  readonly passed: (checks: OrderChecks, key: string) => OrderChecks
}

export const validationSlot: CheckSlot<ValidateResult> = {
  of: (checks) => checks.validation,
  put: (checks, validation) => ({ ...checks, validation }),
  passed: validated,
}

export const priceSlot: CheckSlot<PriceCheck> = {
  of: (checks) => checks.price,
  put: (checks, price) => ({ ...checks, price }),
  passed: priced,
}
