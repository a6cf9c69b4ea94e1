import type { OrderInProgress } from '../../../src-domain/cart/order-in-progress.ts'
import { askBeforeMove } from '../../../src-domain/location/ask-before-move.ts'
import { opening } from '../../../src-domain/navigation/order-addresses.ts'
import type { StateCell } from '../../../src-domain/state/state-cell.ts'
import { Port } from '../document/ports.ts'
import { addressControllers } from './address-controller.ts'
import { chooserController } from './chooser-controller.ts'
import { followMenuLink } from './follow-menu-link.ts'
import type { OrderingPage } from './ordering-page.ts'

interface WaysOn {
  readonly back: () => void
  /** For a customer who came from the checkout to change something. */
  readonly toCheckout: () => void
}

/** The sheets that ask where the food goes, and which restaurant makes it. */
export function whereTo(
  { shop, cells, container, report, leaveInstead }: OrderingPage,
  order: StateCell<OrderInProgress>,
  { back, toCheckout }: WaysOn,
) {
  const { isEdit } = cells.facts
  const [pause, ids] = [container.get(Port.pause), container.get(Port.ids)]
  const move = askBeforeMove({
    ...{ order, pause, ids },
    menus: container.get(Port.menus),
    upsells: container.get(Port.upsells),
    move: cells.move,
  })
  const shared = {
    addresses: container.get(Port.addresses),
    locations: container.get(Port.locations),
    order,
    move,
    pause,
    ids,
    report,
    menuHref: shop.menuHref,
    market: shop.market,
    // An edit goes on in the cart of the other menu, which leads back to the checkout.
    leave: (address: string) =>
      leaveInstead(isEdit() && !address.includes('#') ? opening(address, { _tag: 'Cart', screen: 'cart' }) : address),
  }
  return {
    move,
    follow: followMenuLink({
      ...{ order, move, ids },
      location: shop.location,
      leave: (address) => window.location.assign(address),
    }),
    addressController: addressControllers({
      ...shared,
      visit: container.get(Port.visitAddresses),
      patron: cells.patron,
      close: back,
      taken: () => (isEdit() && order.current().items.length > 0 ? toCheckout() : back()),
    }),
    chooser: chooserController({
      ...shared,
      whereabouts: container.get(Port.whereabouts),
      chooser: cells.chooser,
      clock: container.get(Port.clock),
      back,
    }),
  }
}
