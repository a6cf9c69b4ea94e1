import type { Instant } from '../../src-domain/time/clock.ts'
import { fairCache } from '../../src-server/catalogue/fair-cache.ts'
import { bytesOfPage, type CompressedPage } from './compressed-pages.ts'
import type { ShopData } from './shop-data.ts'
import type { ServedBrand } from './storefront-needs.ts'

/** Inputs of a page, to tell without rendering whether it would come out the same. */
export interface PageInputs {
  readonly data: ShopData
  /** True if the order server's answers are still the ones that the page was made from. */
  readonly isStillSo: () => boolean
}

/** The cache returns one promise per fresh answer, so the same promise is the same answer. */
export function notedData(data: ShopData): PageInputs {
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

/** Opening hours and the next order time change with the minute. */
function minuteOf(now: Instant): number {
  return Math.floor(now / 60_000)
}

/** Bytes. */
const atMost = 64 * 1024 * 1024

export interface SentPage {
  /** Compared by identity, because a brand may get new settings under the same id. */
  readonly served: ServedBrand
  readonly page: CompressedPage
  readonly madeAt: Instant
  readonly isStillSo: () => boolean
}

/** By address and language. */
export function reusedPages() {
  const held = fairCache<SentPage>(atMost)
  return {
    /** Undefined if something on the page may have changed. */
    find: (key: string, served: ServedBrand, now: Instant): CompressedPage | undefined => {
      const known = held.get(served.brand.id, key)
      if (known === undefined || known.served !== served || minuteOf(known.madeAt) !== minuteOf(now)) return undefined
      return known.isStillSo() ? known.page : undefined
    },
    keep: (key: string, sent: SentPage): void => {
      held.put(sent.served.brand.id, key, sent, bytesOfPage(sent.page))
    },
  }
}
