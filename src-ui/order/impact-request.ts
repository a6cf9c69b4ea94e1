import type { Brand } from '../../src-domain/brand/brand.ts'
import type { WidgetRequest } from '../../src-domain/impact/impact-widget.ts'
import type { TicketState } from '../../src-domain/ticket/ticket-state.ts'
import { ticketSubtotal } from '../../src-domain/ticket/ticket-subtotal.ts'

export function impactRequest(
  { country }: Brand,
  { ticket, location }: KnownTicket,
): Pick<WidgetRequest, 'country' | 'order'> {
  const postalCode = location?.address.zip
  return {
    country,
    order: {
      store: ticket.location.id,
      cartTotal: ticketSubtotal(ticket),
      ...(postalCode === undefined ? {} : { postalCode }),
    },
  }
}

type KnownTicket = Extract<TicketState, { readonly _tag: 'Known' }>
