import type { BrowserContext, Locator, Page } from '@playwright/test'
import type { ProcessorNeeds } from '../../../src/processors/browser.ts'
import type { ProcessorPolicy } from '../../../src/processors/policy.ts'
import type { CardField, FieldProblem } from '../../../src-domain/payment/payment-problem.ts'
import type { PaymentProcessor } from '../../../src-domain/payment/payment-processor.ts'
import type { WalletKind } from '../../../src-domain/payment/wallet-button.ts'

/** What the module at `BrowserHands.page` exports as `makeProcessor`: the adapter's own function, as a rule. */
export type MakeProcessor = (needs: ProcessorNeeds) => PaymentProcessor

/** Where the kit's page lives. Its own paths, as an order server's would be, are free for hands to serve. */
export const shopAddress = 'https://shop.example/'

export interface Credentials {
  readonly publicKey?: string
  readonly apiKey?: string
}

/** What is served at the vendor's own addresses for one test. */
export interface ServedVendor {
  /** What the vendor's server side gives along with a step that waits for its customer; absent where there are none. */
  readonly stepData?: () => Promise<string>
  /** What our server would answer to a wallet that wants to confirm; absent where wallets bring tokens. */
  readonly openIntent?: (cents: number) => Promise<string>
  /** Whether what was opened last is paid; of a vendor with intents. */
  readonly isPaid?: () => boolean
  readonly stop?: () => Promise<void>
}

export interface ServedWith {
  /** What the customer's device has. */
  readonly wallets: readonly WalletKind[]
}

/** A processor's browser side, and the hands of a customer in it. Frames, labels and buttons are the vendor's. */
export interface BrowserHands {
  /** Path of a module that exports `makeProcessor`; it is bundled for the page as the product's chunks are. */
  readonly page: string
  /** As the product's registry gives it for the environment of tests. */
  readonly policy: ProcessorPolicy
  readonly credentials: Credentials
  /** Keys that the vendor does not know; absent for a processor without keys. */
  readonly badCredentials?: Credentials
  /** Takes the browser's requests to the vendor on their way; absent for a processor that asks nobody. */
  readonly serve?: (context: BrowserContext, given: ServedWith) => Promise<ServedVendor>
  /** Writes into a field as a person does, and leaves it. */
  readonly type: (page: Page, field: CardField, text: string) => Promise<void>
  readonly goodCard: Readonly<Partial<Record<CardField, string>>>
  /** Per field, what is wrong in it and why. */
  readonly badValues: Readonly<Partial<Record<CardField, readonly [text: string, problem: FieldProblem]>>>
  /** Fields that stand on our page beside a vendor's frame: of what no card can be charged by. */
  readonly besideFrame?: readonly CardField[]
  /** The vendor's script on the page; absent where there is none. */
  readonly sdk?: SdkHands
  readonly wallet?: WalletHands
  /** The customer at the bank; absent for a processor that never asks for a further step. */
  readonly step?: StepHands
}

export interface StepHands {
  readonly confirm: (page: Page) => Promise<void>
  readonly refuse: (page: Page) => Promise<void>
  /** Resolves when the bank's page is there, the first by 0, for a vendor who lays it over ours and leaves it there. */
  readonly arrived?: (page: Page, nth: number) => Promise<void>
}

/** How the vendor's script is spied on: what it is told, and what it answers when it does wrong. */
export interface SdkHands {
  /** The name on the window: Stripe, Square, Accept. */
  readonly global: string
  /** The method that makes a token of the card. */
  readonly tokenise: string
  /** What that method answers when something is wrong that nobody has heard of. */
  readonly unknownAnswer: unknown
  /** An amount as the script is told it; absent for one that is told none. */
  readonly amount?: (smallest: number, currency: string) => unknown
}

export interface WalletHands {
  /** The kinds that this vendor has. */
  readonly kinds: readonly WalletKind[]
  /** Play money: no device is without it. */
  readonly isOnEveryDevice?: true
  readonly press: (page: Page, kind: WalletKind) => Promise<void>
  readonly approve: (page: Page) => Promise<void>
  readonly cancel: (page: Page) => Promise<void>
  /** The sheet's text, which has the amount in it. */
  readonly sheet: (page: Page) => Locator
  /** How the amount of 1999 cents stands in the sheet. */
  readonly sum: string
}
