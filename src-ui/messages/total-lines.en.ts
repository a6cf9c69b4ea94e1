import { deliveryFee, serviceFee, tax } from './common.en.ts'

/** The lines that lead to a total, the same at the checkout and on the placed order. */
export const totalLines = {
  Subtotal: 'Subtotal',
  DeliveryFee: deliveryFee,
  ServiceFee: serviceFee,
  Credit: 'Loyalty credit',
  Discount: 'Discount',
  Tax: tax,
  GiftCard: 'Gift card',
  Tip: 'Tip',
  Total: 'Total',
  IncludedTax: 'Includes tax of',
}
