import type { Minor } from '../money/minor.ts'
import type { BasisPoints } from '../money/percent.ts'

/** A percentage changes with the cart. */
export type KeptTip =
  | { readonly _tag: 'Percent'; readonly rate: BasisPoints }
  | { readonly _tag: 'Amount'; readonly amount: Minor }

/** Checkout input to keep. No member can hold card data. */
export interface CheckoutForm {
  readonly guest?: {
    readonly firstName: string
    readonly lastName: string
    readonly email: string
    readonly phone: string
  }
  readonly tip?: KeptTip
  readonly note?: string
  /** Id in the brand's configuration (CHK-04). */
  readonly nonprofit?: string
}

/** Session storage. Never throws. */
export interface CheckoutFormStore {
  readonly read: () => CheckoutForm | undefined
  readonly write: (form: CheckoutForm) => void
  readonly clear: () => void
}
