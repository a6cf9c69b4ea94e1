import type { PaymentEnvironment } from '../../src-domain/payment/payment-processor.ts'
import { hostsOf } from './hosts.ts'

/** Accept.js fetches its second script a second time, to compare it with what it should be: so its host is asked as well. */
export function authorizePolicy(environment: PaymentEnvironment) {
  const { scripts, vault } = hostsOf[environment]
  return { scripts: [scripts], frames: [], connects: [scripts, vault] }
}
