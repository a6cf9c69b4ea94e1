/** Never a card number, only the token of the processor's form (CARD-11). */
export interface NewCard {
  readonly cardNonce: string
  readonly street1?: string
  readonly brand?: string
  /** `year` has four digits. */
  readonly expDate?: { readonly month: number; readonly year: number }
  readonly last4?: string
  /** The customer can confirm with the bank now. */
  readonly takesFurtherStep?: boolean
}
