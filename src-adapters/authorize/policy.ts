import type { PaymentEnvironment } from '../../src-domain/payment/payment-processor.ts'
import type { VendorWrites } from '../../src-domain/payment/vendor-writes.ts'
import { hostsOf } from './hosts.ts'

/** Accept.js fetches its second script again to verify it, so `connects` has its host, too. */
export function authorizePolicy(environment: PaymentEnvironment) {
  const { scripts, vault } = hostsOf[environment]
  return { scripts: [scripts], frames: [], connects: [scripts, vault], writes: authorizeWrites }
}

export const authorizeWrites: VendorWrites = { fetches: [], markup: false }

export const hostedWrites: VendorWrites = { fetches: [], markup: true }

/** AcceptUI's styles have no nonce; they hide the frame until it opens. */
export function authorizeHostedPolicy(environment: PaymentEnvironment) {
  const { scripts } = hostsOf[environment]
  return { scripts: [scripts], frames: [scripts], connects: [], styles: [`'unsafe-inline'`], writes: hostedWrites }
}
