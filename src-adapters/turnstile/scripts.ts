import type { VendorScript } from '../../src-domain/payment/payment-processor.ts'

export const turnstileJs = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'

/** For gift cards, and for sign-ins and orders beyond a limit. */
export const turnstileScripts: readonly VendorScript[] = [
  {
    address: turnstileJs,
    vendor: 'Cloudflare',
    why: 'Turnstile: bot check for gift cards and beyond limits; loaded on first use',
  },
]
