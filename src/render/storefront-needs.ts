import type { Brand, Locale, PaymentForm } from '../../src-domain/brand/brand.ts'
import type { SendJson } from '../../src-domain/call/send-json.ts'
import type { PaymentEnvironment } from '../../src-domain/payment/payment-processor.ts'
import type { Clock } from '../../src-domain/time/clock.ts'
import type { BrandTokens } from '../../src-ui/design/tokens.ts'
import type { BrandTexts } from '../../src-ui/messages/wording.ts'
import type { ProcessorPolicy } from '../processors/policy.ts'

export interface ServedBrand {
  readonly brand: Brand
  readonly tokens: BrandTokens
  readonly hero: string
  /** Missing texts are ours. */
  readonly texts: Partial<Readonly<Record<Locale, BrandTexts>>>
  /** Catalogues of languages that are not ours, by language. */
  readonly messages?: Readonly<Record<Locale, BrandTexts>>
  /** Names by slug. */
  readonly markets?: ReadonlyMap<string, string>
  /** Files of `/.well-known/`, by name. */
  readonly wellKnown?: ReadonlyMap<string, string>
  /** "https://order.example"; a request's Host header is not trusted. */
  readonly origin?: string
  /** Changes with the brand's files, so that its pages are made again. Absent: the files never change. */
  readonly version?: string
}

export interface VersionPicture {
  readonly bytes: Buffer
  readonly etag: string
  /** The address has the picture's hash. */
  readonly isForEver: boolean
}

export interface StorefrontNeeds {
  /** Undefined for a foreign host. */
  readonly brandFor: (host: string) => ServedBrand | undefined
  /** The brand's host that another spelling of it means. Absent: every spelling is its own host. */
  readonly hostRedirect?: (host: string) => string | undefined
  /** Hosts without a shop. Absent: none. */
  readonly isForStaffAlone?: (host: string) => boolean
  /** Whether a host, with its port, has the brand's staff document. Absent: every host. */
  readonly servesStaff?: (served: ServedBrand, host: string) => boolean
  /** `visitor`: the client's address, for calls on its behalf. */
  readonly sendFor: (brandId: string, visitor?: string) => SendJson
  /** A picture of the served version; `undefined` if it is one of the build. Absent: all are. */
  readonly pictureOf?: (brandId: string, name: string) => Promise<VersionPicture | undefined>
  readonly distDir: string
  readonly clock: Clock
  readonly appEnv: 'development' | 'stage' | 'production'
  /** Prefix of the contract's paths; the content policy must allow another origin. */
  readonly apiBase: string
  /** For the payment page, by processor. */
  readonly policyOf: (processor: string, environment: PaymentEnvironment, form?: PaymentForm) => ProcessorPolicy
  /** External (G4, GIFT-03); absent: the order server's own. */
  readonly botCheck?: { readonly siteKey: string; readonly policy: ProcessorPolicy } | undefined
  /** For the operator. */
  readonly report: (what: string) => void
}
