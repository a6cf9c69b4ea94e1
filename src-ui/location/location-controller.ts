import { chooseDiningOption } from '../../src-domain/cart/change-terms.ts'
import type { OrderInProgress } from '../../src-domain/cart/order-in-progress.ts'
import type { DeliveryAddressPorts } from '../../src-domain/checkout/delivery-address.ts'
import { type AskBeforeMovePorts, askBeforeMove, landingOn } from '../../src-domain/location/ask-before-move.ts'
import { opening } from '../../src-domain/navigation/order-addresses.ts'
import type { ShopIntent } from '../../src-domain/navigation/shop-intent.ts'
import type { StateCell } from '../../src-domain/state/state-cell.ts'
import { addressControllers } from './address-controller.ts'
import { type ChooserPorts, chooserController } from './chooser-controller.ts'

type Shared = Omit<AskBeforeMovePorts, 'order'> &
  Omit<DeliveryAddressPorts, 'wanted' | 'entry' | 'order' | 'move' | 'close' | 'taken' | 'leave'> &
  Omit<ChooserPorts, 'order' | 'move' | 'back' | 'leave'>

export interface LocationPorts extends Shared {
  /** As the customer changes it. */
  readonly order: StateCell<OrderInProgress>
  /** The restaurant of the page; absent on the location picker. */
  readonly shown: { readonly id: string; readonly name: string } | undefined
  /** The customer left the checkout for a change. */
  readonly isEdit: () => boolean
  readonly back: () => void
  /** For a customer who came from the checkout to change something. */
  readonly toCheckout: () => void
  /** A real navigation. */
  readonly leave: (address: string) => void
  /** A real navigation that replaces the entry in the history. */
  readonly leaveInstead: (address: string) => void
}

export type FollowMenuLink = (intent: Extract<ShopIntent, { readonly _tag: 'Move' }>) => Promise<void>

/** The sheets that ask for the delivery address and the restaurant. */
export function locationController(ports: LocationPorts) {
  const { order, ids, shown, isEdit } = ports
  const move = askBeforeMove(ports)
  const shared = {
    ...ports,
    move,
    // An edit goes on in the cart of the other menu, which leads back to the checkout.
    leave: (address: string) =>
      ports.leaveInstead(
        isEdit() && !address.includes('#') ? opening(address, { _tag: 'Cart', screen: 'cart' }) : address,
      ),
  }
  /** Follows a link of the page to another menu, once the customer knows which dishes it does not have (CART-20). */
  const follow: FollowMenuLink = async ({ type, link }) => {
    const id = link.id ?? shown?.id
    const to = id === undefined ? undefined : { id, name: link.name ?? shown?.name ?? '', type }
    const outcome = to === undefined ? 'whole' : await move.ask(to)
    if (outcome === 'stays') return
    order.update(chooseDiningOption(type, ids.uuid()))
    ports.leave(landingOn(link.href, outcome))
  }
  return {
    move,
    follow,
    addressController: addressControllers({
      ...shared,
      close: ports.back,
      taken: () => (isEdit() && order.current().items.length > 0 ? ports.toCheckout() : ports.back()),
    }),
    chooser: chooserController(shared),
  }
}
