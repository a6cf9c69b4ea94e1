import type { VendorWrites } from '../../src-domain/payment/vendor-writes.ts'

/** Cloudflare documents no Trusted Types. */
export const turnstileWrites: VendorWrites = { fetches: ['https://challenges.cloudflare.com'], markup: true }

export const turnstilePolicy = {
  scripts: ['https://challenges.cloudflare.com'],
  frames: ['https://challenges.cloudflare.com'],
  connects: ['https://challenges.cloudflare.com'],
  writes: turnstileWrites,
} as const
