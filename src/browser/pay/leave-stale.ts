import { isCartDue, storageAtStart } from '../../../src-adapters/browser/storage-at-start.ts'
import { appVersion } from '../../../src-contract/call/common-headers.ts'
import { putAwayOf } from '../../../src-domain/history/put-away.ts'
import { menuOfOrder } from '../../../src-domain/navigation/order-addresses.ts'
import { Port } from '../document/ports.ts'
import type { PayPage } from './pay-page.ts'

/**
 * Clears what is too old (SHELL-36). A cart that would be gone by that is left to the shop, which puts it away by the
 * same rule, says so, and brings it back if told to: an empty checkout says nothing. Says whether the page is left.
 */
export function leaveStale({ container, ports, state }: Pick<PayPage, 'container' | 'ports' | 'state'>): boolean {
  const kept = [container.get(Port.local), ports.clock, appVersion, state.brand.configId] as const
  const cart = isCartDue(...kept) ? container.get(Port.orderStore).restore() : undefined
  if (cart !== undefined && putAwayOf(cart)._tag === 'Told') {
    window.location.replace(menuOfOrder(cart))
    return true
  }
  storageAtStart(...kept)
  return false
}
