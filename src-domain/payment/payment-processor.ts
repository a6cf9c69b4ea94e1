import type { Cents } from '../money/cents.ts'

export type PaymentMethod = 'card' | 'saved-card' | 'apple_pay' | 'google_pay'
export type CardBrand = 'visa' | 'mastercard' | 'amex' | 'discover' | 'other'
export interface CardSummary {
  readonly brand: CardBrand
  readonly last4: string
  readonly expMonth: number
  readonly expYear: number
}
export type CardField = 'number' | 'expiry' | 'expMonth' | 'expYear' | 'cvc' | 'postalCode' | 'street' | 'holderName'
/** What a field lacks, as a fact; the sentence is the catalogue's. */
export type FieldProblem = 'missing' | 'invalid' | 'expired'
export type FieldProblems = Readonly<Partial<Record<CardField, FieldProblem>>>

/** Why the processor gave no instrument. */
export type PaymentProblem =
  | { readonly _tag: 'InvalidFields'; readonly fields: FieldProblems }
  | { readonly _tag: 'Declined'; readonly reason: string; readonly message?: string }
  | { readonly _tag: 'AuthenticationFailed' }
  | { readonly _tag: 'Cancelled' }
  | { readonly _tag: 'Unavailable'; readonly cause: 'load' | 'network' | 'timeout' | 'unsupported' | 'needs-location' }
  | { readonly _tag: 'Misconfigured'; readonly code: string }
  | { readonly _tag: 'OutcomeUnknown'; readonly transactionId?: string }

export type Outcome<A> =
  | { readonly ok: true; readonly value: A }
  | { readonly ok: false; readonly problem: PaymentProblem }

/** A single-use token; never cached, never reused after a decline. */
export interface CardToken {
  readonly nonce: string
  readonly card?: CardSummary
}

/** `amount` is what will be charged; a card that is only stored carries none. */
export type Purpose = { readonly use: 'charge'; readonly amount: Cents } | { readonly use: 'store' }

export interface CardFormState {
  readonly complete: boolean
  readonly empty: boolean
  readonly brand?: CardBrand
  readonly problems: FieldProblems
}

/** What a form of the processor needs of the page: an element to live in. Structural, so that the domain knows no DOM. */
export interface FormHost {
  readonly ownerDocument: unknown
}

/**
 * The processor's own fields on our page. Labels and texts come in as words; card data never leaves the form
 * except to the processor. Every method resolves to exactly one outcome and never rejects.
 */
export interface CardForm {
  readonly mount: (host: FormHost) => Promise<Outcome<void>>
  readonly onState: (listen: (state: CardFormState) => void) => () => void
  readonly submit: (purpose: Purpose) => Promise<Outcome<CardToken>>
  readonly clear: () => void
  readonly focus: (field?: CardField) => void
  readonly dispose: () => void
}

export interface CardFormWords {
  readonly fields: Readonly<Record<CardField, string>>
  readonly problem: (field: CardField, problem: FieldProblem) => string
  /** For a processor whose bank is drawn by us. */
  readonly bank: { readonly asks: string; readonly approve: string; readonly refuse: string }
  /** For a processor whose wallet is drawn by us. */
  readonly wallet: {
    readonly button: string
    readonly title: string
    readonly note: string
    readonly approve: (amount: Cents) => string
    readonly decline: string
    readonly cancel: string
  }
}

export interface ProcessorContext {
  /** GET /location/credentials. */
  readonly credentials: () => Promise<{ readonly publicKey?: string; readonly apiKey?: string }>
  readonly locationId?: string
  readonly locale: string
  readonly environment: 'sandbox' | 'production'
  readonly words: CardFormWords
}

export type WalletKind = 'apple_pay' | 'google_pay'

/** What stands in the wallet's sheet (PAY-11); the amount is in cents, with the tip. */
export interface WalletRequest {
  readonly amount: Cents
  readonly currency: 'USD'
  readonly country: 'US'
  readonly label: string
  /** Of those that are offered. */
  readonly kinds: readonly WalletKind[]
}

/**
 * The wallet's own button on our page, in the place of Place Order, for one amount. A press opens the wallet's sheet;
 * while it is open further presses count as none. Never rejects.
 */
export interface WalletButton {
  readonly mount: (host: FormHost) => Promise<Outcome<void>>
  /** Exactly once per sheet: a token as of a card, or why there is none. */
  readonly onFinished: (listen: (outcome: Outcome<CardToken>) => void) => () => void
  /** An open sheet is closed, and finishes as cancelled. */
  readonly dispose: () => void
}

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

/**
 * A card processor as the checkout knows it. `open` is idempotent and loads the vendor's script lazily.
 */
export interface PaymentProcessor {
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
  /** `data` as this processor's server side gave it along. */
  readonly furtherStep: (data: string) => StepForm
  readonly dispose: () => void
}
