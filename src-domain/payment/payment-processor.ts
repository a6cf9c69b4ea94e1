import type { Country } from '../brand/country.ts'
import type { Currency } from '../money/currency.ts'
import type { CardForm, CardFormWords, FormHost } from './card-form.ts'
import type { LoadScript } from './load-script.ts'
import type { Outcome } from './payment-problem.ts'
import type { VendorWrites } from './vendor-writes.ts'
import type { WalletButton, WalletKind, WalletRequest } from './wallet-button.ts'

export type PaymentMethod = 'card' | 'saved-card' | 'apple_pay' | 'google_pay'

export interface ProcessorContext {
  /** GET /location/credentials. */
  readonly credentials: () => Promise<{
    readonly publicKey?: string
    readonly apiKey?: string
    readonly merchantId?: string
  }>
  readonly locationId?: string
  readonly locale: string
  readonly environment: PaymentEnvironment
  readonly currency: Currency
  readonly country: Country
  /** The only way to load a vendor's script. */
  readonly loadScript: LoadScript
  readonly words: CardFormWords
}

/** Sandbox charges nothing (PAY-04). */
export type PaymentEnvironment = 'sandbox' | 'production'

/**
 * A further step as the processor draws it, usually the bank's page in a frame. Ok: the customer finished, but only the
 * processor's server knows the result.
 */
export interface StepForm {
  /** Resolves once, never rejects. */
  readonly take: (host: FormHost) => Promise<Outcome<void>>
  /** Resolves an unfinished step as cancelled. */
  readonly dispose: () => void
}

/** Entry in the inventory of scripts on payment pages (PCI DSS 6.4.3). */
export interface VendorScript {
  readonly address: string
  readonly vendor: string
  /** The script's purpose, for reviewers of the inventory. */
  readonly why: string
}

export interface VendorOnPage {
  /** Scripts of both environments. The page loads no others. */
  readonly scripts: readonly VendorScript[]
  readonly writes?: VendorWrites
}

/** A card processor in the browser. `open` is idempotent and loads the vendor's script lazily. */
export interface PaymentProcessor extends VendorOnPage {
  readonly id: string
  readonly supports: {
    readonly methods: readonly PaymentMethod[]
    readonly storesCards: boolean
    readonly needsLocation: boolean
    /** False if we draw the fields and the vendor's script reads them. */
    readonly fieldsHosted: boolean
  }
  readonly open: (context: ProcessorContext) => Promise<Outcome<void>>
  readonly cardForm: () => CardForm
  /** The accepted wallets that this device has. Call after `open` (PAY-08, PAY-09). */
  readonly walletsOffered: (accepted: readonly WalletKind[]) => Promise<readonly WalletKind[]>
  readonly walletButton: (request: WalletRequest) => WalletButton
  /** Call after `open`. Absent: the wallet's standard text. */
  readonly walletButtonText?: () => string | undefined
  /** `data` comes from this processor's gateway on the server. */
  readonly furtherStep: (data: string) => StepForm
  readonly dispose: () => void
}
