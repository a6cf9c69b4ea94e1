import type { Instant } from '../../src-domain/time/clock.ts'
import type { CompressedPage } from './compressed-pages.ts'
import type { ShopData } from './shop-data.ts'
import type { ServedBrand } from './storefront-needs.ts'

/** What a page was made of, so that whether it would come out the same is told without making it. */
export interface MadeOf {
  /** Asks through it are noted. */
  readonly data: ShopData
  /** Whether the order server's answers, as far as they are known, are those that were used. */
  readonly isStillSo: () => boolean
}

/**
 * Data whose answers are noted. An answer is remembered as one promise for as long as it is fresh, so that the same
 * promise is the same answer.
 */
export function notedData(data: ShopData): MadeOf {
  const used: { readonly ask: () => unknown; readonly answer: unknown }[] = []
  const noted = <A>(ask: () => A): A => {
    const answer = ask()
    used.push({ ask, answer })
    return answer
  }
  return {
    data: {
      ...data,
      locations: (list) => noted(() => data.locations(list)),
      locationBySlug: (slug) => noted(() => data.locationBySlug(slug)),
      menu: (...query) => noted(() => data.menu(...query)),
    },
    isStillSo: () => used.every(({ ask, answer }) => ask() === answer),
  }
}

/** Opening words and the next time at which an order can be had change with the minute and not within it. */
function minuteOf(now: Instant): number {
  return Math.floor(now / 60_000)
}

const atMost = 400

export interface SentPage {
  /** Whose page it is: other settings under the same id are another shop. */
  readonly served: ServedBrand
  readonly page: CompressedPage
  readonly madeAt: Instant
  readonly isStillSo: () => boolean
}

/** Pages that are sent as they were, by the address and the language that asked for them. */
export function reusedPages() {
  const held = new Map<string, SentPage>()
  return {
    /** The page as it was sent, where nothing that it shows can have changed since. */
    find: (key: string, served: ServedBrand, now: Instant): CompressedPage | undefined => {
      const known = held.get(key)
      if (known === undefined || known.served !== served || minuteOf(known.madeAt) !== minuteOf(now)) return undefined
      return known.isStillSo() ? known.page : undefined
    },
    keep: (key: string, sent: SentPage): void => {
      held.delete(key)
      held.set(key, sent)
      const oldest = held.keys().next()
      if (held.size > atMost && oldest.done !== true) held.delete(oldest.value)
    },
  }
}
