import type { PaymentEnvironment } from '../../src-domain/payment/payment-processor.ts'
import type { VendorWrites } from '../../src-domain/payment/vendor-writes.ts'
import { hostsOf } from './hosts.ts'

/** Accept.js fetches its second script a second time, to compare it with what it should be: so its host is asked as well. */
export function authorizePolicy(environment: PaymentEnvironment) {
  const { scripts, vault } = hostsOf[environment]
  return { scripts: [scripts], frames: [], connects: [scripts, vault], writes: authorizeWrites }
}

/** Accept.js fetches its second script, which is in the inventory, and draws nothing. */
export const authorizeWrites: VendorWrites = { fetches: [], markup: false }

/** AcceptUI writes its styles and what is behind its frame as markup. */
export const hostedWrites: VendorWrites = { fetches: [], markup: true }

/** AcceptUI's form is in a frame of its host's. It brings styles without a nonce, which hide the frame until it is opened. */
export function authorizeHostedPolicy(environment: PaymentEnvironment) {
  const { scripts } = hostsOf[environment]
  return { scripts: [scripts], frames: [scripts], connects: [], styles: [`'unsafe-inline'`], writes: hostedWrites }
}
