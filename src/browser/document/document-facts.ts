import type { Brand, Locale } from '../../../src-domain/brand/brand.ts'

/** Facts that a document's container starts from. */
export interface DocumentFacts {
  readonly page: Window & typeof globalThis
  readonly brand: Brand
  /** Prefix of the contract's paths: /v1 on our own origin or on another. */
  readonly apiBase: string
  /** Site key of Turnstile; absent: the order server's own bot check. */
  readonly turnstileSiteKey?: string | undefined
  /** The brand's charity service: its URL, the brand's account there and its header. */
  readonly impact?: { readonly base: string; readonly widgetId: string; readonly header?: string | undefined }
  /** Receives the `Date` header of each response. */
  readonly hearDate?: (date: string | undefined) => void
  readonly calls: CallFacts
}

/** Facts that each document adds to its calls. */
export interface CallFacts {
  /** The current location. */
  readonly locationId: () => string | undefined
  /** The customer came through a marketplace (API-05). */
  readonly platform?: 'marketplace'
  /** The page's language. */
  readonly language?: Locale
  /** Headers of device attribution, sent when placing (API-08). */
  readonly attribution?: () => Readonly<Record<string, string>>
  /** Called with the message of any 503 (SHELL-34). */
  readonly onUnavailable: (message: string | undefined) => void
  /** Reports to the back end's maintainers. */
  readonly report: (what: string) => void
}
