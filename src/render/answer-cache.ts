import type { Clock, Instant } from '../../src-domain/time/clock.ts'

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
const mostRemembered = 500

/** Asks once per period, however many visitors. `nothing`: the result without an answer. */
export function answerCache<A>(clock: Clock, nothing: A) {
  const held = new Map<string, { readonly until: Instant; readonly answer: Promise<A> }>()
  const kept = new Map<string, { readonly at: Instant; readonly what: A }>()
  return (key: string, ask: () => Promise<CachedAnswer<A>>): Promise<A> => {
    const now = clock.now()
    const known = held.get(key)
    // A clock that was set back must not extend it.
    if (known !== undefined && known.until > now && known.until <= now + freshFor) return known.answer
    const asked = ask().then((told) => {
      if (told._tag === 'Said') put(kept, key, { at: clock.now(), what: told.what })
      return told
    })
    const older = kept.get(key)
    const isUsable = older !== undefined && older.at <= now && now - older.at <= keptFor
    const answer = isUsable ? answerInTime(asked, older.what) : asked.then((told) => answerOr(told, nothing))
    put(held, key, { until: now + freshFor, answer })
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

/** Keys come from outside, so the oldest is dropped. */
function put<V>(map: Map<string, V>, key: string, value: V): void {
  map.delete(key)
  map.set(key, value)
  const oldest = map.keys().next()
  if (map.size > mostRemembered && oldest.done !== true) map.delete(oldest.value)
}
