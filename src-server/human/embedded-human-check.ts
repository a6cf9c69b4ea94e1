import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { HumanAction } from '../../src-domain/gift-card/human-verification.ts'
import type { HumanVerifier } from '../../src-domain/gift-card/human-verifier.ts'
import type { Clock } from '../../src-domain/time/clock.ts'
import type { LimitCounter } from '../limits/limits.ts'

/** Milliseconds; as long as the outside services give. Shorter than the limit remembers that a token was used. */
const life = 120_000

export interface HumanCheckNeeds {
  readonly clock: Clock
  /** The same for every process of one database. */
  readonly secret: string
  /** Remembers which tokens were used. */
  readonly limits: LimitCounter
}

/**
 * A human check without an outside service: a signed token that is good once and soon over, whichever process is asked.
 * It keeps out who never loaded a page of ours, not a patient program; for that a service is configured, and the limits
 * of the edge stay.
 */
export function embeddedHumanCheck({ clock, secret, limits }: HumanCheckNeeds): Required<HumanVerifier> {
  const signed = (text: string): Buffer => createHmac('sha256', secret).update(text).digest()
  const isOurs = (text: string, signature: string): boolean => {
    const [given, ours] = [Buffer.from(signature, 'base64url'), signed(text)]
    return given.length === ours.length && timingSafeEqual(given, ours)
  }
  return {
    issue: (action: HumanAction) => {
      const text = `${action}.${clock.now()}.${randomBytes(16).toString('base64url')}`
      return `${text}.${signed(text).toString('base64url')}`
    },
    verify: async ({ token, action }) => {
      const [meant = '', at = '', name = '', signature = '', ...more] = token.split('.')
      if (more.length > 0 || meant !== action || !isOurs(`${meant}.${at}.${name}`, signature)) return 'refused'
      if (Math.abs(clock.now() - Number(at)) > life) return 'refused'
      return (await limits.consume({ limit: 'humanTokens', of: name }))._tag === 'Allowed' ? 'human' : 'refused'
    },
  }
}
