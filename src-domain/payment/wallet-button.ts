import type { Country } from '../brand/country.ts'
import type { Cents } from '../money/cents.ts'
import type { Currency } from '../money/currency.ts'
import type { CardToken, FormHost } from './card-form.ts'
import type { Outcome } from './payment-problem.ts'

/**
 * The wallet's own button on our page, in the place of Place Order, for one amount. A press opens the wallet's sheet;
 * while it is open further presses count as none. Never rejects.
 */
export interface WalletButton {
  readonly mount: (host: FormHost) => Promise<Outcome<void>>
  /** Exactly once per sheet: what it brought, or why it brought nothing. */
  readonly onFinished: (listen: (outcome: Outcome<PaidByWallet>) => void) => () => void
  /** An open sheet is closed, and finishes as cancelled. */
  readonly dispose: () => void
}

/** What stands in the wallet's sheet (PAY-11); the amount is in the currency's smallest unit, with the tip. */
export interface WalletRequest {
  readonly amount: Cents
  readonly currency: Currency
  readonly country: Country
  readonly label: string
  /** Of those that are offered. */
  readonly kinds: readonly WalletKind[]
  /**
   * For a processor with intents (PAY-14): asks our server, which claims the order's key first, for what the wallet is to
   * confirm. Asked for once per sheet, when the customer has agreed in it.
   */
  readonly intent: () => Promise<Outcome<OpenIntent>>
}

export type WalletKind = 'apple_pay' | 'google_pay'

/** A payment that our server has opened and that the customer's device confirms. Never logged, never stored. */
export interface OpenIntent {
  readonly clientSecret: string
}

/** What a sheet brought: a token as of a card, or a payment that is authorised already (PAY-16), which the server looks up. */
export type PaidByWallet =
  | { readonly _tag: 'Token'; readonly token: CardToken }
  | { readonly _tag: 'Transaction'; readonly transactionId: string }
