import type { Cents } from '../money/cents.ts'

export interface GiftCard {
  readonly id: string
  readonly cardNumber: string
  readonly amount: Cents
  readonly receivingPatron: { readonly name: string }
  readonly sendingPatron: { readonly name: string }
  readonly message: string
  readonly status: string
}
