import { isLeft } from 'fp-ts/lib/Either.js'
import { list } from '../../src-contract/codec/list.ts'
import { text, yesNo } from '../../src-contract/codec/plain.ts'
import { shape } from '../../src-contract/codec/shape.ts'
import type { HumanVerifier } from '../../src-domain/gift-card/human-verifier.ts'

const siteVerify = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'

const verdict = shape('a verdict of Turnstile', {
  required: { success: yesNo },
  optional: { action: text, hostname: text, 'error-codes': list(text) },
})

export interface TurnstileNeeds {
  readonly secretKey: string
  /** Milliseconds. */
  readonly timeout: number
  /** Whether a host is one of this server's: a token of somebody else's page, made with our site's key, shows nobody. */
  readonly isOurHost: (host: string) => boolean
  /** Where Turnstile is asked; another address in a test. */
  readonly address?: string
}

/** What is our fault or Turnstile's and not the caller's. */
const faultOfOurs = new Set(['missing-input-secret', 'invalid-input-secret', 'bad-request', 'internal-error'])

/**
 * Asks Cloudflare whether a token shows a person. The vendor takes each token once and for five minutes. When it cannot
 * be asked nobody is let through.
 */
export function turnstileVerifier({ secretKey, timeout, isOurHost, address }: TurnstileNeeds): HumanVerifier {
  return {
    verify: async ({ token, action, ip }) => {
      try {
        const answer = await fetch(address ?? siteVerify, {
          method: 'POST',
          body: new URLSearchParams({ secret: secretKey, response: token, remoteip: ip }),
          signal: AbortSignal.timeout(timeout),
        })
        const seen = verdict.decode(await answer.json())
        if (isLeft(seen)) return 'unavailable'
        const { success, action: meant, hostname, 'error-codes': errors = [] } = seen.right
        if (success) return meant === action && isOurHost(hostname ?? '') ? 'human' : 'refused'
        return errors.some((one) => faultOfOurs.has(one)) ? 'unavailable' : 'refused'
      } catch {
        return 'unavailable'
      }
    },
  }
}
