import { isRight } from 'fp-ts/lib/Either.js'
import { resumeSession } from '../../../src-domain/account/session.ts'
import type { FlowPosition } from '../../../src-domain/checkout/flow-position.ts'
import { cartAddress, menuOfOrder } from '../../../src-domain/navigation/order-addresses.ts'
import { checkOrder } from '../../../src-domain/ordering/check-order.ts'
import { type PlacedOrder, recoverPlacement } from '../../../src-domain/ordering/place-order.ts'
import { Port } from '../document/ports.ts'
import type { PayFlow } from './pay-flow.ts'
import type { PayPage } from './pay-page.ts'

/** Who is here and what became of an earlier press, before anything is shown that could place a second order (CART-17). */
export const settle = async (
  { cells, container, ports, session, hasItems, isOpen }: PayPage,
  flow: PayFlow,
  /** Where in the flow this tab was when it came here. */
  position: FlowPosition | undefined,
  arrived: (placed: PlacedOrder) => void,
): Promise<void> => {
  const recover = async () => {
    if (ports.pending.read() === undefined) return ports.pending.clear()
    const outcome = await recoverPlacement(ports)()
    if (outcome !== undefined && isRight(outcome)) arrived(outcome.right)
  }
  await Promise.all([recover(), resumeSession(session)()])
  if (!isOpen()) return
  const order = cells.order.current()
  // LINK-02, for who comes by the address itself. Instead of this page, so that Back leads out of it.
  if (cells.patron.current().patron?.isEmployee === true && hasItems())
    return window.location.replace(cartAddress(order, 'link'))
  // CART-12: the flow of a placed order is closed; whoever comes back to it finds the menu, not an empty cart.
  if (!hasItems() && position?.document === 'order') return window.location.replace(menuOfOrder(order))
  // A reload, or the way back, finds the mark that the flow left in its history entry.
  const isEntering = !('pay' in Object(window.history.state)) && hasItems()
  flow.start()
  if (isEntering) container.get(Port.report)([{ _tag: 'Checkout Started' }])
  cells.ready.update(() => true)
  if (hasItems() && cells.online.current()) await checkOrder(ports)()
}
