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
  readonly order: StateCell<OrderInProgress>
  /** Absent on the location picker. */
  readonly shown: { readonly id: string; readonly name: string } | undefined
  /** True if the customer left the checkout to edit the order. */
  readonly isEdit: () => boolean
  readonly back: () => void
  readonly toCheckout: () => void
  /** Loads another document. */
  readonly leave: (address: string) => void
  /** Replaces the history entry. */
  readonly leaveInstead: (address: string) => void
}

export type FollowMenuLink = (intent: Extract<ShopIntent, { readonly _tag: 'Move' }>) => Promise<void>

export function locationController(ports: LocationPorts) {
  const { order, ids, shown, isEdit } = ports
  const move = askBeforeMove(ports)
  const shared = {
    ...ports,
    move,
    // An edit continues in the other menu's cart, which leads back to the checkout.
    leave: (address: string) =>
      ports.leaveInstead(
        isEdit() && !address.includes('#') ? opening(address, { _tag: 'Cart', screen: 'cart' }) : address,
      ),
  }
  /** Follows a link to another menu after the customer has confirmed which items it lacks (CART-20). */
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
