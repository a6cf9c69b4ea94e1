import type { VendorScript } from '../../src-domain/payment/payment-processor.ts'

/** The npm package's release. Updated in place, so it has no hash. */
export const stripeJs = 'https://js.stripe.com/endive/stripe.js'

export const scripts: readonly VendorScript[] = [
  {
    address: stripeJs,
    vendor: 'Stripe',
    why: 'Stripe.js: the card form in frames of Stripe’s, wallets, the questions of banks, fraud signals',
  },
]
