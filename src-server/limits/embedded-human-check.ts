import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { HumanAction } from '../../src-domain/gift-card/human-verification.ts'
import type { HumanVerifier } from '../../src-domain/gift-card/human-verifier.ts'
import type { Clock } from '../../src-domain/time/clock.ts'
import type { LimitCounter } from './limits.ts'

/** Milliseconds. */
const life = 120_000

export interface HumanCheckNeeds {
  readonly clock: Clock
  /** The same for every process of one database. */
  readonly secret: string
  readonly limits: LimitCounter
}

/**
 * Signed, single-use tokens. They stop clients that never loaded a page, but no determined bot; configure a service for
 * that.
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
