import type { BrowserContext, Locator, Page } from '@playwright/test'
import type { ProcessorNeeds } from '../../../src/processors/browser.ts'
import type { ProcessorPolicy } from '../../../src/processors/policy.ts'
import type { CardField, FieldProblem } from '../../../src-domain/payment/payment-problem.ts'
import type { PaymentProcessor } from '../../../src-domain/payment/payment-processor.ts'
import type { WalletKind } from '../../../src-domain/payment/wallet-button.ts'

/** The module at `BrowserHands.page` exports this as `makeProcessor`; usually the adapter's own function. */
export type MakeProcessor = (needs: ProcessorNeeds) => PaymentProcessor

/** Origin of the kit's page; hands may serve its paths. */
export const shopAddress = 'https://shop.example/'

export interface Credentials {
  readonly publicKey?: string
  readonly apiKey?: string
  readonly merchantId?: string
}

/** A vendor served at its own URLs for one test. */
export interface ServedVendor {
  /** The vendor server's data for a waiting step; absent without steps. */
  readonly stepData?: () => Promise<string>
  /** Our server's response to opening a wallet payment; absent for wallets that return tokens. */
  readonly openIntent?: (cents: number) => Promise<string>
  readonly isPaid?: () => boolean
  readonly stop?: () => Promise<void>
}

export interface ServedWith {
  readonly wallets: readonly WalletKind[]
}

export interface BrowserHands {
  /** Path of a module that exports `makeProcessor`, bundled for the page like the product's chunks. */
  readonly page: string
  /** From the product's registry, for the sandbox environment. */
  readonly policy: ProcessorPolicy
  readonly credentials: Credentials
  /** Keys unknown to the vendor; absent for a processor without keys. */
  readonly badCredentials?: Credentials
  /** Intercepts the browser's requests to the vendor; absent for a processor without requests. */
  readonly serve?: (context: BrowserContext, given: ServedWith) => Promise<ServedVendor>
  readonly type: (page: Page, field: CardField, text: string) => Promise<void>
  readonly goodCard: Readonly<Partial<Record<CardField, string>>>
  readonly badValues: Readonly<Partial<Record<CardField, readonly [text: string, problem: FieldProblem]>>>
  /** Fields on our page beside a vendor frame that cannot charge alone. */
  readonly besideFrame?: readonly CardField[]
  readonly sdk?: SdkHands
  readonly wallet?: WalletHands
  /** The customer at the bank; absent for a processor without further steps. */
  readonly step?: StepHands
}

export interface StepHands {
  readonly confirm: (page: Page) => Promise<void>
  readonly refuse: (page: Page) => Promise<void>
  /** Resolves when the bank's page is shown, counted from 0. */
  readonly arrived?: (page: Page, nth: number) => Promise<void>
}

export interface SdkHands {
  readonly global: string
  readonly tokenise: string
  /** Response to an unknown error. */
  readonly unknownAnswer: unknown
  /** An amount as passed to the script; absent if it gets none. */
  readonly amount?: (smallest: number, currency: string) => unknown
}

export interface WalletHands {
  readonly kinds: readonly WalletKind[]
  readonly isOnEveryDevice?: true
  readonly press: (page: Page, kind: WalletKind) => Promise<void>
  readonly approve: (page: Page) => Promise<void>
  readonly cancel: (page: Page) => Promise<void>
  readonly sheet: (page: Page) => Locator
  /** 1999 cents as displayed in the sheet. */
  readonly sum: string
}
