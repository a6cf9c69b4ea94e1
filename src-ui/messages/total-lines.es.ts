import { deliveryFee, serviceFee, tax } from './common.es.ts'
import type { ratedLines as ratedSource, totalLines as source } from './total-lines.en.ts'

export const totalLines: typeof source = {
  Subtotal: 'Subtotal',
  DeliveryFee: deliveryFee,
  ServiceFee: serviceFee,
  Credit: 'Crédito de fidelidad',
  Discount: 'Descuento',
  Tax: tax,
  GiftCard: 'Tarjeta de regalo',
  Tip: 'Propina',
  Total: 'Total',
  IncludedTax: 'Impuestos incluidos',
}

export const ratedLines: typeof ratedSource = {
  Tax: ({ percent }) => `${tax} ${percent} %`,
  IncludedTax: ({ percent }) => `Incluye impuestos del ${percent} %:`,
}
