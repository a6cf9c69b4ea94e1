import { subtract, sum } from '../money/minor.ts'
import type { Ticket } from '../ticket/ticket.ts'
import type { PendingPlacement } from './pending-placement.ts'

/** Fills amounts that the back end omits from the last price check, if its total is the one charged. */
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
