import type { Cents } from '../money/cents.ts'
import type { CardField, FieldProblem, FieldProblems, Outcome } from './payment-problem.ts'

/**
 * The processor's own fields on our page. Labels and texts come in as words; card data never leaves the form
 * except to the processor. Every method resolves to exactly one outcome and never rejects.
 */
export interface CardForm {
  readonly mount: (host: FormHost) => Promise<Outcome<void>>
  readonly onState: (listen: (state: CardFormState) => void) => () => void
  /** A form that is taken away meanwhile answers `Cancelled`, and what the vendor says after that is heard by nobody. */
  readonly submit: (purpose: Purpose, billing?: Billing) => Promise<Outcome<CardToken>>
  readonly clear: () => void
  readonly focus: (field?: CardField) => void
  readonly dispose: () => void
}

export interface CardFormState {
  readonly complete: boolean
  readonly empty: boolean
  readonly brand?: CardBrand
  readonly problems: FieldProblems
}

/** A single-use token; never cached, never reused after a decline. */
export interface CardToken {
  readonly nonce: string
  readonly card?: CardSummary
  /** Where the form asks for it: it goes along when the card is stored (CARD-11). */
  readonly street?: string
}

export interface CardSummary {
  readonly brand: CardBrand
  readonly last4: string
  readonly expMonth: number
  readonly expYear: number
}

export type CardBrand = 'visa' | 'mastercard' | 'amex' | 'discover' | 'other'

/** `amount` is what will be charged; a card that is only stored carries none. */
export type Purpose = { readonly use: 'charge'; readonly amount: Cents } | { readonly use: 'store' }

/** Who pays, as far as the checkout knows: some processors compare it with the card's holder. All of it may be absent. */
export interface Billing {
  readonly name?: string
  readonly email?: string
}

/** What a form of the processor needs of the page: an element to live in. Structural, so that the domain knows no DOM. */
export interface FormHost {
  readonly ownerDocument: unknown
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
    readonly ask: string
    readonly decline: string
    readonly cancel: string
  }
}
