import type { Brand, Locale } from '../../../src-domain/brand/brand.ts'
import { noticeOf, type UnavailableNotice } from '../../../src-ui/design/unavailable-notice.ts'
import type { WatchableCell } from '../../../src-ui/state/cell.ts'
import { documentContainer, type Modules } from './container.ts'

export interface PageFacts {
  readonly brand: Brand
  readonly locale: Locale
  readonly apiBase: string
  /** Site key of Turnstile; absent: the order server's own bot check. */
  readonly turnstileSiteKey?: string | undefined
}

/** The container of a document without a restaurant. Its calls name no location, and a 503 shows in its own alert. */
export function pageContainer(
  { brand, locale, apiBase, turnstileSiteKey }: PageFacts,
  alert: WatchableCell<UnavailableNotice>,
  modules: Modules,
) {
  return documentContainer(
    {
      page: window,
      brand,
      apiBase,
      turnstileSiteKey,
      calls: {
        language: locale,
        locationId: () => undefined,
        onUnavailable: (message) => alert.update(() => noticeOf(message)),
        report: (what) => window.reportError(new Error(what)),
      },
    },
    modules,
  )
}
