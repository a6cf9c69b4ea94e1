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
  readonly credentials: () => Promise<{ readonly publicKey?: string; readonly apiKey?: string }>
  readonly locationId?: string
  readonly locale: string
  readonly environment: PaymentEnvironment
  /** Of the brand. */
  readonly currency: Currency
  readonly country: Country
  /** The only way to a script of the vendor's that this page has. */
  readonly loadScript: LoadScript
  readonly words: CardFormWords
}

/** Whether cards are charged for good (PAY-04). */
export type PaymentEnvironment = 'sandbox' | 'production'

/**
 * A further step of the customer's, as the processor draws it: its bank's page in a frame, as a rule. Ok says that the
 * customer is done there, and nothing of how it ended: that is known to the processor's server alone.
 */
export interface StepForm {
  /** Draws it into `host`; resolves once, when it is over. Never rejects. */
  readonly take: (host: FormHost) => Promise<Outcome<void>>
  /** It goes from the page; one that was not over finishes as cancelled. */
  readonly dispose: () => void
}

/** A row of the inventory of scripts that run where a card is typed (PCI DSS 6.4.3). */
export interface VendorScript {
  /** Whole, as it is asked for. */
  readonly address: string
  /** Whose it is. */
  readonly vendor: string
  /** What it is needed for, for whoever reviews the inventory. */
  readonly why: string
}

/** What of a vendor's may come into the page, and what it does there by itself. */
export interface VendorOnPage {
  /** In either environment: the page's gate loads nothing else. */
  readonly scripts: readonly VendorScript[]
  /** Absent: nothing. */
  readonly writes?: VendorWrites
}

/**
 * A card processor as the checkout knows it. `open` is idempotent and loads the vendor's script lazily.
 */
export interface PaymentProcessor extends VendorOnPage {
  readonly id: string
  readonly supports: {
    readonly methods: readonly PaymentMethod[]
    readonly storesCards: boolean
    readonly needsLocation: boolean
    /** False when the fields are ours and the vendor's script reads them. */
    readonly fieldsHosted: boolean
  }
  readonly open: (context: ProcessorContext) => Promise<Outcome<void>>
  readonly cardForm: () => CardForm
  /** Which of the accepted wallets this device has, of this processor once it is open; empty: none (PAY-08, PAY-09). */
  readonly walletsOffered: (accepted: readonly WalletKind[]) => Promise<readonly WalletKind[]>
  readonly walletButton: (request: WalletRequest) => WalletButton
  /** Text of the wallet's button once the processor is open; absent: the wallet's standard text. */
  readonly walletButtonText?: () => string | undefined
  /** `data` as this processor's server side gave it along. */
  readonly furtherStep: (data: string) => StepForm
  readonly dispose: () => void
}
