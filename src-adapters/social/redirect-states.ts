import { isLeft } from 'fp-ts/lib/Either.js'
import { text, wholeNumber } from '../../src-contract/codec/plain.ts'
import { shape } from '../../src-contract/codec/shape.ts'
import type { SocialPlatform } from '../../src-domain/brand/social-platform.ts'
import type { Clock, Ids } from '../../src-domain/time/clock.ts'

export interface RedirectStateNeeds {
  /** Stored per tab, because another tab may be signing in, too. */
  readonly kept: KeptText
  readonly clock: Clock
  readonly ids: Ids
}

interface KeptText {
  readonly read: () => string | undefined
  readonly write: (text: string) => boolean
  readonly remove: () => void
}

/** ACCT-49: the platform returns the state with its result. */
export interface RedirectStates {
  /** Undefined without storage. */
  readonly begin: (source: SocialPlatform, location: string) => string | undefined
  /** Undefined unless the state matches and is recent. Single-use. */
  readonly end: (source: SocialPlatform, state: string | undefined) => string | undefined
}

export function redirectStates({ kept, clock, ids }: RedirectStateNeeds): RedirectStates {
  return {
    begin: (source, location) => {
      const state = JSON.stringify({ timestamp: clock.now(), source, location, key: ids.uuid() })
      return kept.write(state) ? state : undefined
    },
    end: (source, state) => {
      if (state === undefined || kept.read() !== state) return undefined
      kept.remove()
      const seen = readState(state)
      if (seen === undefined || seen.source !== source) return undefined
      const age = clock.now() - seen.timestamp
      return age >= 0 && age <= longest && isOfOurs(seen.location) ? seen.location : undefined
    },
  }
}

/** Milliseconds. */
const longest = 10 * 60_000

const stateShape = shape('a state', {
  required: { timestamp: wholeNumber(0, Number.MAX_SAFE_INTEGER), source: text, location: text },
})

function readState(state: string) {
  try {
    const seen = stateShape.decode(JSON.parse(state))
    return isLeft(seen) ? undefined : seen.right
  } catch {
    return undefined
  }
}

/** A path, never another host. */
function isOfOurs(location: string): boolean {
  return /^\/(?![/\\])/.test(location)
}
