import type { DiningOption } from '../dining-option/dining-option.ts'
import type { Currency } from '../money/currency.ts'
import type { Minor } from '../money/minor.ts'
import type { Ticket } from '../ticket/ticket.ts'

export interface PurchasedItem {
  readonly itemId: string
  readonly itemExternalId: string
  readonly name: string
  /** Unit price with modifiers. */
  readonly price: Minor
  readonly quantity: number
  readonly resGroupId?: string
  readonly group: { readonly name: string }
}

/** ANA-05; campaigns are measured by `value` (ANA-06). */
export interface PurchaseFacts {
  readonly id: string
  readonly orderType: DiningOption
  readonly finalAmount: Minor
  readonly taxAmount: Minor
  readonly appliedCredit: Minor
  readonly code: string
  readonly items: readonly PurchasedItem[]
  readonly email?: string
  readonly phone?: string
  /** ISO 4217. */
  readonly currency: string
  readonly value: Minor
}

/** `usual`: the currency of a ticket that names none. */
export function purchaseFacts(ticket: Ticket, usual: Currency): PurchaseFacts {
  const { id, orderType, finalAmount, taxAmount, appliedCredit, code, patron } = ticket
  return {
    id,
    orderType,
    finalAmount,
    taxAmount,
    appliedCredit,
    code,
    items: ticket.items.map(({ itemId, itemExternalId, name, price, quantity, resGroupId, group }) => ({
      itemId,
      itemExternalId,
      name,
      price,
      quantity,
      ...(resGroupId === undefined ? {} : { resGroupId }),
      group: { name: group.name },
    })),
    ...(patron.email === undefined ? {} : { email: patron.email }),
    ...(patron.phone === undefined ? {} : { phone: patron.phone }),
    currency: ticket.currency ?? usual,
    value: finalAmount,
  }
}
