export interface StoredPayment {
  readonly kind: 'cash' | 'card' | 'none'
  readonly brand?: string
  readonly last4?: string
  readonly processor?: string
  readonly transactionId?: string
}
