import type { Container } from 'inversify'
import { storageAtStart } from '../../../src-adapters/browser/storage-at-start.ts'
import { appVersion } from '../../../src-contract/call/common-headers.ts'
import type { AgainState } from '../../../src-domain/history/again-state.ts'
import { orderedByHistory, orderedByTicket } from '../../../src-domain/history/ordered-before.ts'
import { reorder } from '../../../src-domain/history/reorder.ts'
import type { StateCell } from '../../../src-domain/state/state-cell.ts'
import { bring } from '../document/container.ts'
import { Port } from '../document/ports.ts'
import { cart } from '../modules/cart.ts'
import { location } from '../modules/location.ts'
import { menu } from '../modules/menu.ts'
import { upsell } from '../modules/upsell.ts'

export interface AgainNeeds {
  readonly container: Container
  readonly again: StateCell<AgainState>
}

/** Puts a past order into the cart that this device keeps. */
export function againController({ container, again }: AgainNeeds) {
  const { brand, page } = container.get(Port.facts)
  const steps = reorder({
    brand,
    again,
    store: bring(container, Port.orderStore, cart),
    locations: bring(container, Port.locations, location),
    menus: bring(container, Port.menus, menu),
    upsells: bring(container, Port.upsells, upsell),
    ids: container.get(Port.ids),
    clock: container.get(Port.clock),
    clearStale: () =>
      void storageAtStart(container.get(Port.local), container.get(Port.clock), appVersion, brand.configId),
    leave: (address) => page.location.assign(address),
  })
  return {
    ...steps,
    askTicket: (ticket: Parameters<typeof orderedByTicket>[0]) => steps.ask(orderedByTicket(ticket)),
    askPast: (order: Parameters<typeof orderedByHistory>[0]) => steps.ask(orderedByHistory(order)),
  }
}
