import { randomBytes } from 'node:crypto'
import type { HumanAction } from '../../src-domain/gift-card/human-verification.ts'
import type { HumanVerifier } from '../../src-domain/gift-card/human-verifier.ts'
import type { Clock } from '../../src-domain/time/clock.ts'
import type { Seal } from '../store/seal.ts'
import type { LimitCounter } from './limits.ts'

/** Milliseconds. */
const life = 120_000

export interface HumanCheckNeeds {
  readonly clock: Clock
  /** Has the same keys in every process of one database. */
  readonly seal: Seal
  readonly limits: LimitCounter
}

/**
 * Signed, single-use tokens. They stop clients that never loaded a page, but no determined bot; configure a service for
 * that.
 */
export function embeddedHumanCheck({ clock, seal, limits }: HumanCheckNeeds): Required<HumanVerifier> {
  return {
    issue: (action: HumanAction) => {
      const text = `${action}.${clock.now()}.${randomBytes(16).toString('base64url')}`
      return `${text}.${seal.over(text)}`
    },
    verify: async ({ token, action }) => {
      const [meant = '', at = '', name = '', signature = '', ...more] = token.split('.')
      if (more.length > 0 || meant !== action || !seal.isOver(signature, `${meant}.${at}.${name}`)) return 'refused'
      if (Math.abs(clock.now() - Number(at)) > life) return 'refused'
      return (await limits.consume({ limit: 'humanTokens', of: name }))._tag === 'Allowed' ? 'human' : 'refused'
    },
  }
}
