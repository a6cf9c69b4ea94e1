import type { OrderInProgress } from '../../../src-domain/cart/order-in-progress.ts'
import type { StateCell } from '../../../src-domain/state/state-cell.ts'
import { Port } from '../document/ports.ts'
import { addressDesks } from './address-desk.ts'
import { locationDesk } from './location-desk.ts'
import type { OrderingPage } from './ordering-page.ts'

/** The sheets that ask where the food goes, and which restaurant makes it. */
export function whereTo(
  { shop, cells, container, report, leaveInstead }: OrderingPage,
  order: StateCell<OrderInProgress>,
  back: () => void,
) {
  const shared = {
    places: container.get(Port.places),
    locations: container.get(Port.locations),
    order,
    pause: container.get(Port.pause),
    ids: container.get(Port.ids),
    report,
    menuHref: shop.menuHref,
    market: shop.market,
    leave: leaveInstead,
  }
  return {
    addressDesk: addressDesks({
      ...shared,
      visit: container.get(Port.visitAddresses),
      patron: cells.patron,
      close: back,
    }),
    chooser: locationDesk({
      ...shared,
      whereabouts: container.get(Port.whereabouts),
      menus: container.get(Port.menus),
      chooser: cells.chooser,
      clock: container.get(Port.clock),
      back,
    }),
  }
}
