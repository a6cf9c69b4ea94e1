import type { Minor } from '../money/minor.ts'

export interface GiftCard {
  readonly id: string
  readonly cardNumber: string
  readonly amount: Minor
  readonly receivingPatron: { readonly name: string }
  readonly sendingPatron: { readonly name: string }
  readonly message: string
  readonly status: string
}
