/** A card to be kept: never its number, only what the processor's form gave for it (CARD-11). */
export interface NewCard {
  readonly cardNonce: string
  /** Where the form asked for it. */
  readonly street1?: string
  readonly brand?: string
  /** The whole year. */
  readonly expDate?: { readonly month: number; readonly year: number }
  readonly last4?: string
  /** The customer is present and can answer the bank. */
  readonly takesFurtherStep?: boolean
}
