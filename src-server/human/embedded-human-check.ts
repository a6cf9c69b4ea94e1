import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { HumanAction } from '../../src-domain/gift-card/human-verification.ts'
import type { Clock, Instant } from '../../src-domain/time/clock.ts'
import type { HumanVerifier } from '../../src-domain/gift-card/human-verifier.ts'

/** Milliseconds; as long as the outside services give. */
const life = 120_000
const mostSpent = 100_000

/**
 * A human check without an outside service: a signed token that is good once and soon over. It keeps out who never
 * loaded a page of ours, not a patient program; for that a service is configured, and the limits of the edge stay.
 */
export const embeddedHumanCheck = (
  clock: Clock,
  key: string = randomBytes(32).toString('base64url'),
): Required<HumanVerifier> => {
  const spent = new Map<string, Instant>()
  const signed = (text: string): Buffer => createHmac('sha256', key).update(text).digest()
  const isOurs = (text: string, signature: string): boolean => {
    const [given, ours] = [Buffer.from(signature, 'base64url'), signed(text)]
    return given.length === ours.length && timingSafeEqual(given, ours)
  }
  const spend = (name: string): boolean => {
    if (spent.has(name)) return false
    spent.set(name, clock.now())
    const [oldest] = spent.keys()
    if (spent.size > mostSpent && oldest !== undefined) spent.delete(oldest)
    return true
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
      return spend(name) ? 'human' : 'refused'
    },
  }
}
