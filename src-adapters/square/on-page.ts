import type { Square } from '@square/web-payments-sdk-types'
import type { FormHost } from '../../src-domain/payment/card-form.ts'
import type { Outcome, PaymentProblem } from '../../src-domain/payment/payment-problem.ts'

export const done: Outcome<void> = { ok: true, value: undefined }

export function failed(problem: PaymentProblem): Outcome<never> {
  return { ok: false, problem }
}

/** What Square's script defines; undefined where none came, or one that defines something else. */
export function squareOnPage(): Square | undefined {
  const found: unknown = Reflect.get(globalThis, 'Square')
  return isSquare(found) ? found : undefined
}

// Not by `instanceof`: the element may be another window's.
export function isElement(host: FormHost): host is FormHost & HTMLElement {
  return 'append' in host && typeof host.append === 'function'
}

function isSquare(value: unknown): value is Square {
  return typeof value === 'object' && value !== null && 'payments' in value && typeof value.payments === 'function'
}
