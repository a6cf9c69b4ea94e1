import type { VendorWrites } from '../../src-domain/payment/vendor-writes.ts'

const stripeJs = ['https://js.stripe.com', 'https://*.js.stripe.com'] as const

/** https://docs.stripe.com/security/guide#content-security-policy */
export const stripeWrites: VendorWrites = { fetches: stripeJs, markup: false }

/** A bank's page is in a frame of hooks.stripe.com. */
export const stripePolicy = {
  scripts: stripeJs,
  frames: [...stripeJs, 'https://hooks.stripe.com'],
  connects: ['https://api.stripe.com'],
  writes: stripeWrites,
  // For Apple Pay and Google Pay.
  payments: ['https://js.stripe.com'],
} as const
