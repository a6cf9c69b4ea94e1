import type { Cents } from '../money/cents.ts'
import type { BasisPoints } from '../money/percent.ts'

/** How a tip was chosen, so that a percentage follows the cart. */
export type KeptTip =
  | { readonly _tag: 'Percent'; readonly rate: BasisPoints }
  | { readonly _tag: 'Amount'; readonly amount: Cents }

/** What a customer typed at the checkout and would hate to type again. No member can hold card data. */
export interface CheckoutForm {
  readonly guest?: {
    readonly firstName: string
    readonly lastName: string
    readonly email: string
    readonly phone: string
  }
  readonly tip?: KeptTip
  readonly note?: string
  /** Whom this order helps, by its id in the brand's configuration (CHK-04). */
  readonly nonprofit?: string
}

/** For this tab's session only. Never throws. */
export interface CheckoutFormStore {
  readonly read: () => CheckoutForm | undefined
  readonly write: (form: CheckoutForm) => void
  readonly clear: () => void
}
