import { isLeft } from 'fp-ts/lib/Either.js'
import { text, wholeNumber } from '../../src-contract/codec/plain.ts'
import { shape } from '../../src-contract/codec/shape.ts'
import type { SocialPlatform } from '../../src-domain/brand/social-platform.ts'
import type { Clock, Ids } from '../../src-domain/time/clock.ts'

export interface RedirectStateNeeds {
  /** Of this tab: another one may be signing in as well. */
  readonly kept: KeptText
  readonly clock: Clock
  readonly ids: Ids
}

interface KeptText {
  readonly read: () => string | undefined
  readonly write: (text: string) => boolean
  readonly remove: () => void
}

/** What goes to a platform and comes back from it with the answer (ACCT-49). */
export interface RedirectStates {
  /** Undefined where this browser keeps nothing. */
  readonly begin: (source: SocialPlatform, location: string) => string | undefined
  /** Where the person was, if the state is the one that was begun with, and lately. It is good once. */
  readonly end: (source: SocialPlatform, state: string | undefined) => string | undefined
}

export function redirectStates({ kept, clock, ids }: RedirectStateNeeds): RedirectStates {
  return {
    begin: (source, location) => {
      // The key is what nobody else can guess; the rest says what the answer is to.
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

/** Milliseconds that somebody may take to sign in at a platform. */
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

/** A path, and never another host's. */
function isOfOurs(location: string): boolean {
  return /^\/(?![/\\])/.test(location)
}
