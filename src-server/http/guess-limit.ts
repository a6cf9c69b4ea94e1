import { createHash } from 'node:crypto'
import type { Clock } from '../../src-domain/time/clock.ts'
import { type Allowance, rateLimit } from './rate-limit.ts'

/** Counts wrong codes and card numbers of one address. The same mistake again is no new guess. */
export interface GuessLimit {
  /** Seconds to wait, or undefined. */
  readonly wait: (brandId: string, ip: string) => number | undefined
  readonly count: (brandId: string, ip: string, guess: string) => void
}

export const guessLimit = (allowance: Allowance, clock: Clock): GuessLimit => {
  const wrong = rateLimit(allowance, clock)
  const known = rateLimit({ ...allowance, most: 1 }, clock)
  const nameOf = (brandId: string, ip: string) => JSON.stringify([brandId, ip])
  return {
    wait: (brandId, ip) => wrong.wait(nameOf(brandId, ip)),
    count: (brandId, ip, guess) => {
      // A guess may be one letter beside somebody's gift card: it is not kept as it is.
      const hash = createHash('sha256').update(guess.trim().toUpperCase()).digest('base64url')
      const name = JSON.stringify([brandId, ip, hash])
      if (known.wait(name) !== undefined) return
      known.count(name)
      wrong.count(nameOf(brandId, ip))
    },
  }
}
