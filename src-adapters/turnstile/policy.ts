import type { VendorWrites } from '../../src-domain/payment/vendor-writes.ts'

/** Cloudflare says nothing of Trusted Types: its script may fetch from its own host, and draw by markup. */
export const turnstileWrites: VendorWrites = { fetches: ['https://challenges.cloudflare.com'], markup: true }

/**
 * What the bot check needs on a page that uses it: Cloudflare's script, which draws its frame when it has a doubt and
 * asks from inside it. Plain data.
 */
export const turnstilePolicy = {
  scripts: ['https://challenges.cloudflare.com'],
  frames: ['https://challenges.cloudflare.com'],
  connects: ['https://challenges.cloudflare.com'],
  writes: turnstileWrites,
} as const
