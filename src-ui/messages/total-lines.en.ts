import { deliveryFee, serviceFee, tax } from './common.en.ts'

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

/** Where receipts show the rates of the tax. */
export const ratedLines = {
  Tax: ({ percent }: { readonly percent: string }) => `${tax} ${percent}%`,
  IncludedTax: ({ percent }: { readonly percent: string }) => `Includes ${percent}% tax of`,
}
