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
  /** Tokens that other pages made with our site key are invalid. */
  readonly isOurHost: (host: string) => boolean
  /** For tests. */
  readonly address?: string
}

/** Errors of our configuration or of the service, not of the caller. */
const ownFaults = new Set(['missing-input-secret', 'invalid-input-secret', 'bad-request', 'internal-error'])

/** Tokens work once, for five minutes. Fails closed. */
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
        return errors.some((one) => ownFaults.has(one)) ? 'unavailable' : 'refused'
      } catch {
        return 'unavailable'
      }
    },
  }
}
