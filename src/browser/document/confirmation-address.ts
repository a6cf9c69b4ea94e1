import type { Brand } from '../../../src-domain/brand/brand.ts'
import { orderAddress, ownOrderAddress } from '../../../src-domain/navigation/order-addresses.ts'
import type { TicketStore } from '../../../src-domain/ticket/ticket-store.ts'
import { hasAddressReader } from '../../sinks/address-readers.ts'

/**
 * The address at which this tab shows an order. If a sink of the brand reads addresses, the address has no token, so
 * that the sink may receive the purchase there, and the tab stores the token. A tab without storage uses the token.
 */
export function confirmationAddress({ analytics }: Brand, tickets: Pick<TicketStore, 'last'>, token: string): string {
  return hasAddressReader(analytics) && tickets.last()?.token === token ? ownOrderAddress : orderAddress(token)
}
