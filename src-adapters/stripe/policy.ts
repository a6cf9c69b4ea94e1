import type { VendorWrites } from '../../src-domain/payment/vendor-writes.ts'

const stripeJs = ['https://js.stripe.com', 'https://*.js.stripe.com'] as const

/**
 * https://docs.stripe.com/security/guide#content-security-policy: Stripe.js uses the page's default policy for script
 * URLs.
 */
export const stripeWrites: VendorWrites = { fetches: stripeJs, markup: false }

/**
 * Hosts of Stripe.js in both environments: https://docs.stripe.com/security/guide#content-security-policy. A bank's
 * page is in a frame of hooks.stripe.com.
 */
export const stripePolicy = {
  scripts: stripeJs,
  frames: [...stripeJs, 'https://hooks.stripe.com'],
  connects: ['https://api.stripe.com'],
  writes: stripeWrites,
  // The frame of its button needs permission for Apple Pay and Google Pay.
  payments: ['https://js.stripe.com'],
} as const
