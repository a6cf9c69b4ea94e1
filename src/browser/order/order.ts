import '../../../src-ui/design/fonts.css'
import '../../../src-ui/design/base.css'
import { sessionKeys } from '../../../src-adapters/browser/storage-keys.ts'
import { ownOrderAddress } from '../../../src-domain/navigation/order-addresses.ts'
import { orderController } from '../../../src-ui/order/order-controller.ts'
import type { ImpactState, OrderState } from '../../../src-ui/order/order-state.ts'
import { confirmationAddress } from '../document/confirmation-address.ts'
import { loadOnceOnline } from '../document/load-once-online.ts'
import { Port } from '../document/ports.ts'
import { readState } from '../document/read-state.ts'
import { confirmationPorts } from './confirmation-ports.ts'
import { drawOrder } from './draw-order.tsx'
import { type OrderPage, orderPage } from './order-page.ts'

function startOrder(state: OrderState, root: HTMLElement): void {
  const page = orderPage(state)
  const { token, container, unseenOrder, words } = page
  if (leavesForAnalytics(page)) return
  if (token !== undefined) unseenOrder.seen(token)
  const controller = orderController(confirmationPorts(page))
  drawOrder(root, words, controller)
  controller.open()
  // Creates the sinks, which then send the events that the checkout stored for them.
  container.get(Port.report)
}

/**
 * Replaces the page with the same order at an address without its token. Sinks that read addresses may then receive the
 * events that this tab's checkout stored for them.
 */
function leavesForAnalytics({ state, tab, tickets }: OrderPage): boolean {
  const { token } = state
  if (token === undefined || tab.read(sessionKeys.eventsForShop) === undefined) return false
  if (confirmationAddress(state.brand, tickets, token) !== ownOrderAddress) return false
  window.location.replace(ownOrderAddress)
  return true
}

const state = readState<OrderState>(document, 'order')
const root = document.getElementById('page')
if (state !== undefined && root !== null) startOrder(state, root)
const impactState = readState<ImpactState>(document, 'impact')
if (impactState !== undefined && root !== null)
  void loadOnceOnline(() => import('./impact-document.tsx'), window).then(({ impactDocument }) =>
    impactDocument(impactState, root),
  )
