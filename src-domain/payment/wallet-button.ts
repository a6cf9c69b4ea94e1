import type { Country } from '../brand/country.ts'
import type { Currency } from '../money/currency.ts'
import type { Minor } from '../money/minor.ts'
import type { CardToken, FormHost } from './card-form.ts'
import type { Outcome } from './payment-problem.ts'

/**
 * The wallet's button for one amount, in place of Place Order. A press opens the sheet; further presses are ignored
 * while it is open. Never rejects.
 */
export interface WalletButton {
  readonly mount: (host: FormHost) => Promise<Outcome<void>>
  /** Exactly once per sheet. */
  readonly onFinished: (listen: (outcome: Outcome<PaidByWallet>) => void) => () => void
  /** Closes an open sheet, which finishes as cancelled. */
  readonly dispose: () => void
}

/** Content of the sheet (PAY-11). `amount`: in the currency's smallest unit, with tip. */
export interface WalletRequest {
  readonly amount: Minor
  readonly currency: Currency
  readonly country: Country
  readonly label: string
  readonly kinds: readonly WalletKind[]
  /**
   * For a processor with intents (PAY-14): the server claims the order's key and opens the payment that the wallet
   * confirms. Called once per sheet, after the customer agreed.
   */
  readonly intent: () => Promise<Outcome<OpenIntent>>
}

export type WalletKind = 'apple_pay' | 'google_pay'

/** A payment opened by our server for the device to confirm. Never store or log it. */
export interface OpenIntent {
  readonly clientSecret: string
}

/** PAY-16: the server looks up a transaction. */
export type PaidByWallet =
  | { readonly _tag: 'Token'; readonly token: CardToken }
  | { readonly _tag: 'Transaction'; readonly transactionId: string }
