import { type Cents, subtract, sum } from '../money/cents.ts'
import type { PriceCheck } from '../pricing/price-check.ts'
import type { Ticket } from './ticket.ts'

/**
 * A ticket with the amounts that its back end leaves out, as the last price check told them. Only where the customer
 * agreed to the very total that is charged: another price has other lines.
 *
 * @param agreed what the button said when it was pressed, tip included
 */
export function withAgreedPrice(ticket: Ticket, price: PriceCheck | undefined, agreed: Cents | undefined): Ticket {
  if (price === undefined || agreed !== ticket.finalAmount) return ticket
  const { preDiscountPrice, delivery, deliveryFee, appliedDiscounts, appliedStoredValue, totalAmount } = price
  return {
    subtotal: preDiscountPrice,
    serviceFee: delivery,
    ...(deliveryFee === undefined ? {} : { deliveryFee }),
    discountAmount: sum(appliedDiscounts.map(({ amount }) => amount)),
    giftCardAmount: appliedStoredValue,
    tip: subtract(agreed, totalAmount),
    ...ticket,
    taxAmount: ticket.taxAmount || price.taxAmount,
    appliedCredit: ticket.appliedCredit || price.appliedCredit,
  }
}
