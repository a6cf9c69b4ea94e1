import type { Brand, Locale } from '../../../src-domain/brand/brand.ts'
import { noticeOf, type UnavailableNotice } from '../../../src-ui/design/unavailable-notice.ts'
import type { WatchableCell } from '../../../src-ui/state/cell.ts'
import { documentContainer, type Modules } from './container.ts'

export interface PageFacts {
  readonly brand: Brand
  readonly locale: Locale
  readonly apiBase: string
  /** Of the outside bot check; absent: the order server's own. */
  readonly turnstileSiteKey?: string | undefined
}

/** The wiring of a document that belongs to no restaurant: its calls name none, and a 503 raises its own alert. */
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
