import type { FormHost } from '../../src-domain/payment/card-form.ts'
import type { Outcome, PaymentProblem } from '../../src-domain/payment/payment-problem.ts'

export function failed(problem: PaymentProblem): Outcome<never> {
  return { ok: false, problem }
}

// Not by `instanceof`: the element may be another window's.
export function isElement(host: FormHost): host is FormHost & Element {
  return 'append' in host && typeof host.append === 'function'
}
