import type { BoardOrder } from '../../src-domain/kitchen/board-order.ts'
import type { CourierRequest } from '../../src-domain/kitchen/courier-service.ts'
import { minutesOnTheWay } from '../../src-domain/ticket/minutes-on-the-way.ts'
import type { MailedOrder } from '../mail/mailed-order.ts'

/** Undefined without an address, or if the brand gave the location up. */
export function courierRequest(
  { promisedAt }: Pick<BoardOrder, 'promisedAt'>,
  { id, name, phone, deliveryNotes, ticket, location }: MailedOrder,
): CourierRequest | undefined {
  if (location === undefined || ticket.deliveryInfo === undefined) return undefined
  const minutes = minutesOnTheWay(location.serviceEstimates ?? {})
  return {
    reference: id,
    pickup: {
      name: ticket.location.name,
      phone: location.phone ?? '',
      address: location.address,
      notes: ticket.displayNumber,
    },
    dropoff: { name: name ?? '', phone: phone ?? '', address: ticket.deliveryInfo, notes: deliveryNotes },
    readyAt: promisedAt - minutes * 60_000,
  }
}
