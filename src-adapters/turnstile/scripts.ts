import type { VendorScript } from '../../src-domain/payment/payment-processor.ts'

export const turnstileJs = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'

/** For gift cards, and for sign-ins and orders beyond a limit. */
export const turnstileScripts: readonly VendorScript[] = [
  {
    address: turnstileJs,
    vendor: 'Cloudflare',
    why: 'Turnstile: whether a person asks, before a gift card is looked up and past a limit; fetched at the first such question',
  },
]
