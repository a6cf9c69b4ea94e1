import type { VendorWrites } from '../../src-domain/payment/vendor-writes.ts'

/** Cloudflare documents no Trusted Types: its script may load from its own host and insert markup. */
export const turnstileWrites: VendorWrites = { fetches: ['https://challenges.cloudflare.com'], markup: true }

/** Content policy of pages with the bot check: Cloudflare's script and its frame. Plain data. */
export const turnstilePolicy = {
  scripts: ['https://challenges.cloudflare.com'],
  frames: ['https://challenges.cloudflare.com'],
  connects: ['https://challenges.cloudflare.com'],
  writes: turnstileWrites,
} as const
