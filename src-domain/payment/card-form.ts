import type { Minor } from '../money/minor.ts'
import type { CardField, FieldProblem, FieldProblems, Outcome } from './payment-problem.ts'

/**
 * The processor's card fields on our page. Card data leaves the form only to the processor. Every method resolves once
 * and never rejects.
 */
export interface CardForm {
  readonly mount: (host: FormHost) => Promise<Outcome<void>>
  readonly onState: (listen: (state: CardFormState) => void) => () => void
  /** Resolves to `Cancelled` if the form is disposed first; a later answer of the vendor is dropped. */
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

/** Single-use token; never cached, never reused after a decline. */
export interface CardToken {
  readonly nonce: string
  readonly card?: CardSummary
  /** Present if the form asks for it. Sent when the card is stored (CARD-11). */
  readonly street?: string
}

export interface CardSummary {
  readonly brand: CardBrand
  readonly last4: string
  readonly expMonth: number
  readonly expYear: number
}

export type CardBrand = 'visa' | 'mastercard' | 'amex' | 'discover' | 'other'

/** `amount`: the amount to charge. */
export type Purpose = { readonly use: 'charge'; readonly amount: Minor } | { readonly use: 'store' }

/** Data that some processors compare with the cardholder's. */
export interface Billing {
  readonly name?: string
  readonly email?: string
}

/** The element that holds the form. Structural, because the domain has no DOM types. */
export interface FormHost {
  readonly ownerDocument: unknown
}

export interface CardFormWords {
  readonly fields: Readonly<Record<CardField, string>>
  readonly problem: (field: CardField, problem: FieldProblem) => string
  /** Texts of a bank dialog that we draw for the processor. */
  readonly bank: { readonly asks: string; readonly approve: string; readonly refuse: string }
  /** Texts of a wallet sheet that we draw for the processor. */
  readonly wallet: {
    readonly button: string
    readonly title: string
    readonly note: string
    readonly approve: (amount: Minor) => string
    readonly ask: string
    readonly decline: string
    readonly cancel: string
  }
}
