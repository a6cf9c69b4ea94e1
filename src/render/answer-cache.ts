import type { Clock, Instant } from '../../src-domain/time/clock.ts'
import type { FairCache } from '../../src-server/catalogue/fair-cache.ts'

export type CachedAnswer<A> = { readonly _tag: 'Said'; readonly what: A } | { readonly _tag: 'Silent' }

export const silentAnswer = { _tag: 'Silent' } as const

/**
 * Milliseconds without asking again. The order server's processes know of a sold-out dish or a pause within a second,
 * and pages within two. An unchanged menu is not sent again (304).
 */
const freshFor = 1_000
/** Milliseconds that an answer may replace a missing newer one (ADR 48). */
const keptFor = 600_000
/** Milliseconds to wait for a newer answer if there is an older one. */
const timeout = 3_000

/** An answer and its predecessor. */
export interface HeldAnswer<A> {
  readonly until: Instant
  readonly answer: Promise<A>
  /** The last answer that the order server gave. */
  readonly kept?: { readonly at: Instant; readonly what: A }
}

export interface AnswerCacheNeeds<A> {
  readonly clock: Clock
  /** The brand whose answers these are. */
  readonly shelf: string
  /** Shared by all brands, and bounded: keys come from outside. */
  readonly held: FairCache<HeldAnswer<A>>
  /** Estimates the memory of an answer. */
  readonly bytesOf: (what: A) => number
  /** The result without an answer. */
  readonly nothing: A
}

/** Bytes of an entry without its answer. */
const bytesOfEntry = 1_024

/** Asks once per period, however many visitors. */
export function answerCache<A>({ clock, shelf, held, bytesOf, nothing }: AnswerCacheNeeds<A>) {
  const put = (key: string, one: HeldAnswer<A>) =>
    held.put(shelf, key, one, bytesOfEntry + (one.kept === undefined ? 0 : bytesOf(one.kept.what)))
  return (key: string, ask: () => Promise<CachedAnswer<A>>): Promise<A> => {
    const now = clock.now()
    const known = held.get(shelf, key)
    // A clock that was set back must not extend it.
    if (known !== undefined && known.until > now && known.until <= now + freshFor) return known.answer
    const asked = ask().then((told) => {
      const latest = held.get(shelf, key)
      // Dropped meanwhile: another brand or another page needs the room.
      if (told._tag === 'Said' && latest !== undefined)
        put(key, { ...latest, kept: { at: clock.now(), what: told.what } })
      return told
    })
    const older = known?.kept
    const isUsable = older !== undefined && older.at <= now && now - older.at <= keptFor
    const answer = isUsable ? answerInTime(asked, older.what) : asked.then((told) => answerOr(told, nothing))
    put(key, { until: now + freshFor, answer, ...(older === undefined ? {} : { kept: older }) })
    return answer
  }
}

function answerOr<A>(told: CachedAnswer<A>, fallback: A): A {
  return told._tag === 'Said' ? told.what : fallback
}

async function answerInTime<A>(asked: Promise<CachedAnswer<A>>, older: A): Promise<A> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<CachedAnswer<A>>((resolve) => {
    timer = setTimeout(() => resolve(silentAnswer), timeout)
  })
  const told = await Promise.race([asked, late]).finally(() => clearTimeout(timer))
  return answerOr(told, older)
}
