import { orderStore } from '../../../src-adapters/browser/order-store.ts'
import { storageAtStart } from '../../../src-adapters/browser/storage-at-start.ts'
import { locationGateway } from '../../../src-adapters/order-server/location-gateway.ts'
import { menuGateway } from '../../../src-adapters/order-server/menu-gateway.ts'
import { upsellGateway } from '../../../src-adapters/order-server/upsell-gateway.ts'
import { appVersion } from '../../../src-contract/call/common-headers.ts'
import type { AgainState } from '../../../src-domain/history/again-state.ts'
import { orderedByHistory, orderedByTicket } from '../../../src-domain/history/ordered-before.ts'
import { reorder } from '../../../src-domain/history/reorder.ts'
import type { StateCell } from '../../../src-domain/state/state-cell.ts'
import type { DocumentPorts } from '../document/ports.ts'

export interface ReorderNeeds extends DocumentPorts {
  readonly again: StateCell<AgainState>
}

/** Adds a past order to this device's cart. */
export function reorderController({ facts: { brand, page }, local, clock, ids, server, again }: ReorderNeeds) {
  const steps = reorder({
    ...{ brand, again, clock, ids },
    store: orderStore(local, page),
    locations: locationGateway(server),
    menus: menuGateway(server),
    upsells: upsellGateway(server),
    clearStale: () => void storageAtStart(local, clock, appVersion, brand.configId),
    leave: (address) => page.location.assign(address),
  })
  return {
    ...steps,
    askTicket: (ticket: Parameters<typeof orderedByTicket>[0]) => steps.ask(orderedByTicket(ticket)),
    askPast: (order: Parameters<typeof orderedByHistory>[0]) => steps.ask(orderedByHistory(order)),
  }
}
