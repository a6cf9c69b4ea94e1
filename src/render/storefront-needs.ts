import type { Brand, Locale, PaymentForm } from '../../src-domain/brand/brand.ts'
import type { SendJson } from '../../src-domain/call/send-json.ts'
import type { PaymentEnvironment } from '../../src-domain/payment/payment-processor.ts'
import type { Clock } from '../../src-domain/time/clock.ts'
import type { BrandTokens } from '../../src-ui/design/tokens.ts'
import type { BrandTexts } from '../../src-ui/messages/wording.ts'
import type { ProcessorPolicy } from '../processors/policy.ts'

/** A brand as pages need it: its rules, its looks and its own texts. */
export interface ServedBrand {
  readonly brand: Brand
  readonly tokens: BrandTokens
  /** The picture of the home page. */
  readonly hero: string
  /** Texts of its own by language; what is not there is ours. */
  readonly texts: Partial<Readonly<Record<Locale, BrandTexts>>>
  /** What its marketplaces are called, by their slugs; absent where nobody has said. */
  readonly markets?: ReadonlyMap<string, string>
  /** "https://order.example", where its shop is to the world. What a request says of its host is nobody's word. */
  readonly origin?: string
}

export interface StorefrontNeeds {
  /** The brand whose host this is. Undefined: no brand of ours. */
  readonly brandFor: (host: string) => ServedBrand | undefined
  /** How pages ask the order server on behalf of a brand, and of the visitor at this address where one is meant. */
  readonly sendFor: (brandId: string, visitor?: string) => SendJson
  /** The build's own folder, `dist`. */
  readonly distDir: string
  readonly clock: Clock
  readonly appEnv: 'development' | 'stage' | 'production'
  /** What browsers put before the paths of the contract. Another origin than ours has to be allowed by the policy. */
  readonly apiBase: string
  /** What the pay document of a brand must be allowed to load, by the name of its processor. */
  readonly policyOf: (processor: string, environment: PaymentEnvironment, form?: PaymentForm) => ProcessorPolicy
  /** The outside bot check of the shop and the pay document (G4, GIFT-03); absent where the order server's own does. */
  readonly botCheck?: { readonly siteKey: string; readonly policy: ProcessorPolicy } | undefined
  /** Told of what a page could not show, for whoever runs the shop. */
  readonly report: (what: string) => void
}
