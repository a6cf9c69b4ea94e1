/**
 * End of a wallet sheet that confirms a payment opened by our server. Confirmed: according to the page, so the server
 * verifies it. Unheard: the payment may be confirmed.
 */
export type IntentEnd =
  | { readonly _tag: 'Confirmed'; readonly transactionId: string }
  | { readonly _tag: 'NotConfirmed'; readonly how: WalletFailure }
  | { readonly _tag: 'Unheard' }

/**
 * closed: the customer closed the sheet. refused: the wallet or bank refused. unavailable: the sheet could not ask the
 * customer.
 */
export type WalletFailure = 'closed' | 'refused' | 'unavailable'

/** Resolves once, never rejects. */
export interface IntentConfirmation {
  /** Never store or log `clientSecret`. */
  readonly confirm: (clientSecret: string) => Promise<IntentEnd>
}
