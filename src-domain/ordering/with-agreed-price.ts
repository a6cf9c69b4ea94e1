import { subtract, sum } from '../money/cents.ts'
import type { PendingPlacement } from './pending-placement.ts'
import type { Ticket } from './ticket.ts'

/**
 * A ticket with the amounts that its back end leaves out, as the last price check told them. Only where the customer
 * agreed to the very total that is charged: another price has other lines.
 */
export function withAgreedPrice(ticket: Ticket, { price, total }: Pick<PendingPlacement, 'price' | 'total'>): Ticket {
  if (price === undefined || total !== ticket.finalAmount) return ticket
  const { preDiscountPrice, delivery, deliveryFee, appliedDiscounts, appliedStoredValue, totalAmount, taxIncluded } =
    price
  return {
    subtotal: preDiscountPrice,
    serviceFee: delivery,
    ...(deliveryFee === undefined ? {} : { deliveryFee }),
    discountAmount: sum(appliedDiscounts.map(({ amount }) => amount)),
    giftCardAmount: appliedStoredValue,
    ...(taxIncluded === undefined ? {} : { taxIncluded }),
    tip: subtract(total, totalAmount),
    ...ticket,
    taxAmount: ticket.taxAmount || price.taxAmount,
    appliedCredit: ticket.appliedCredit || price.appliedCredit,
  }
}
