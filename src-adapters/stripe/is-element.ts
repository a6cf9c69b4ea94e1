import type { FormHost } from '../../src-domain/payment/card-form.ts'

// Not by `instanceof`: the element may be another window's.
export function isElement(host: FormHost): host is FormHost & Element {
  return 'append' in host && typeof host.append === 'function'
}
