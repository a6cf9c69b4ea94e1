import type { Brand } from '../../../src-domain/brand/brand.ts'
import { orderAddress, ownOrderAddress } from '../../../src-domain/navigation/order-addresses.ts'
import type { TicketStore } from '../../../src-domain/ticket/ticket-store.ts'
import { hasAddressReader } from '../../sinks/address-readers.ts'

/**
 * Where this tab shows an order. A brand whose sinks read addresses gets the page without the token in its address, so
 * that they may hear of the purchase there; the tab keeps the token. A tab that keeps nothing goes by the token.
 */
export function confirmationAddress({ analytics }: Brand, tickets: Pick<TicketStore, 'last'>, token: string): string {
  return hasAddressReader(analytics) && tickets.last()?.token === token ? ownOrderAddress : orderAddress(token)
}
