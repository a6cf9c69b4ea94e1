/**
 * How the sheet of a wallet ended that was to confirm a payment which our server had opened. Confirmed is what this page
 * was told, and no result: the server looks the payment up. Unheard: it may be confirmed all the same.
 */
export type IntentEnd =
  | { readonly _tag: 'Confirmed'; readonly transactionId: string }
  | { readonly _tag: 'NotConfirmed'; readonly how: WalletFailure }
  | { readonly _tag: 'Unheard' }

/** closed: the customer wants another way, or none. refused: the wallet or its bank said no. unavailable: it could not ask. */
export type WalletFailure = 'closed' | 'refused' | 'unavailable'

/** Lets the customer's wallet confirm a payment; resolves once, and never rejects. */
export interface IntentConfirmation {
  /** `clientSecret` is handed on as it is, never written down and never logged. */
  readonly confirm: (clientSecret: string) => Promise<IntentEnd>
}
