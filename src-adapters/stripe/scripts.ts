import type { VendorScript } from '../../src-domain/payment/payment-processor.ts'

/** The npm package's release. Updated in place, so it has no hash. */
export const stripeJs = 'https://js.stripe.com/endive/stripe.js'

export const scripts: readonly VendorScript[] = [
  {
    address: stripeJs,
    vendor: 'Stripe',
    why: 'Stripe.js: card form in Stripe’s frames, wallets, 3-D Secure, fraud signals',
  },
]
