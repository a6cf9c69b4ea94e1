import { sessionKeys } from '../../../src-adapters/browser/storage-keys.ts'
import { ownOrderAddress } from '../../../src-domain/navigation/order-addresses.ts'
import { confirmationAddress } from '../document/confirmation-address.ts'
import { Port } from '../document/ports.ts'
import type { OrderPage } from './order-page.ts'

/**
 * Leaves for the same order without its token in the address, where services that read addresses hear what the checkout
 * of this tab left for them. Answers whether it does.
 */
export function leaveToBeHeard({ state, container }: OrderPage): boolean {
  const { token } = state
  if (token === undefined || container.get(Port.tab).read(sessionKeys.eventsForShop) === undefined) return false
  if (confirmationAddress(state.brand, container.get(Port.tickets), token) !== ownOrderAddress) return false
  window.location.replace(ownOrderAddress)
  return true
}
