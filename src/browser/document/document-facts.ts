import type { Brand, Locale } from '../../../src-domain/brand/brand.ts'

/** What a document knows before it wires anything. */
export interface DocumentFacts {
  readonly page: Window & typeof globalThis
  readonly brand: Brand
  /** What comes before the paths of the contract: /v1 on our own origin, or on another. */
  readonly apiBase: string
  /** Of the outside bot check; absent: the order server's own. */
  readonly turnstileSiteKey?: string | undefined
  /** Where the charity service of the brand answers, the brand's account there and its header; absent: there is none. */
  readonly impact?: { readonly base: string; readonly widgetId: string; readonly header?: string | undefined }
  /** Told of what the server says of the time, as its answers have it. */
  readonly hearDate?: (date: string | undefined) => void
  readonly calls: CallFacts
}

/** What only the document knows about its calls. */
export interface CallFacts {
  /** The location of the moment. */
  readonly locationId: () => string | undefined
  /** The customer came through a marketplace (API-05). */
  readonly platform?: 'marketplace'
  /** In which the page speaks. */
  readonly language?: Locale
  /** Headers of device attribution, of a placing call (API-08). */
  readonly attribution?: () => Readonly<Record<string, string>>
  /** 503 from any call (SHELL-34). */
  readonly onUnavailable: (message: string | undefined) => void
  /** For whoever maintains the back end. */
  readonly report: (what: string) => void
}
