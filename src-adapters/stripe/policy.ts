import type { VendorWrites } from '../../src-domain/payment/vendor-writes.ts'

const stripeJs = ['https://js.stripe.com', 'https://*.js.stripe.com'] as const

/** https://docs.stripe.com/security/guide#content-security-policy: its script asks the page's default policy for addresses. */
export const stripeWrites: VendorWrites = { fetches: stripeJs, markup: false }

/**
 * Whom Stripe.js loads from and talks to, in both environments: https://docs.stripe.com/security/guide#content-security-policy.
 * A bank's page stands in a frame of hooks.stripe.com.
 */
export const stripePolicy = {
  scripts: stripeJs,
  frames: [...stripeJs, 'https://hooks.stripe.com'],
  connects: ['https://api.stripe.com'],
  writes: stripeWrites,
  // Its button is in a frame, which may ask for Apple Pay and Google Pay only where we let it.
  payments: ['https://js.stripe.com'],
} as const
