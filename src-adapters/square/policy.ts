import type { PaymentEnvironment } from '../../src-domain/payment/payment-processor.ts'
import type { VendorWrites } from '../../src-domain/payment/vendor-writes.ts'

interface SquarePolicy {
  readonly scripts: readonly string[]
  readonly frames: readonly string[]
  readonly connects: readonly string[]
  readonly styles: readonly string[]
  readonly fonts: readonly string[]
  readonly formActions: readonly string[]
  readonly writes: VendorWrites
}

/**
 * Square publishes no complete list: these hosts are from its documents and script, plus Cardinal and Google Pay.
 * docs/howto/payment-processor.md tells how to find a missing one.
 */
export function squarePolicy(environment: PaymentEnvironment): SquarePolicy {
  const { cdn, api, vault } = hosts[environment]
  return {
    scripts: [cdn, googlePay],
    frames: [cdn, api, 'https://*.cardinalcommerce.com', googlePay],
    connects: [cdn, api, vault, googlePay, 'https://google.com'],
    styles: [cdn],
    fonts: [cdn, 'https://square-fonts-production-f.squarecdn.com'],
    formActions: ['https://*.cardinalcommerce.com'],
    writes: squareWrites,
  }
}

const googlePay = 'https://pay.google.com'

const hosts = {
  sandbox: {
    cdn: 'https://sandbox.web.squarecdn.com',
    api: 'https://connect.squareupsandbox.com',
    vault: 'https://pci-connect.squareupsandbox.com',
  },
  production: {
    cdn: 'https://web.squarecdn.com',
    api: 'https://connect.squareup.com',
    vault: 'https://pci-connect.squareup.com',
  },
} as const

/** Square documents no Trusted Types. */
export const squareWrites: VendorWrites = {
  fetches: [...Object.values(hosts).map(({ cdn }) => cdn), googlePay],
  markup: true,
}
