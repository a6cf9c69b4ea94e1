/**
 * End of a wallet sheet that confirms a payment opened by our server. Confirmed is only the page's view; the server
 * looks the payment up. Unheard: it may be confirmed.
 */
export type IntentEnd =
  | { readonly _tag: 'Confirmed'; readonly transactionId: string }
  | { readonly _tag: 'NotConfirmed'; readonly how: WalletFailure }
  | { readonly _tag: 'Unheard' }

/** closed: by the customer. refused: by the wallet or bank. unavailable: the sheet could not ask. */
export type WalletFailure = 'closed' | 'refused' | 'unavailable'

/** Resolves once, never rejects. */
export interface IntentConfirmation {
  /** Never store or log `clientSecret`. */
  readonly confirm: (clientSecret: string) => Promise<IntentEnd>
}
