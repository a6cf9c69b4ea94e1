import '../../../src-ui/design/fonts.css'
import '../../../src-ui/design/base.css'
import { fetchAhead } from '../../../src-adapters/browser/fetch-ahead.ts'
import { fraudSink } from '../../../src-domain/brand/fraud.ts'
import { checkoutController } from '../../../src-ui/checkout/checkout-controller.ts'
import { checkoutEvents } from '../../../src-ui/checkout/checkout-events.ts'
import type { PayState } from '../../../src-ui/checkout/pay-state.ts'
import { whenIdle } from '../../../src-ui/shell/when-idle.ts'
import { loadOnceOnline } from '../document/load-once-online.ts'
import { readState } from '../document/read-state.ts'
import { checkoutPorts } from './checkout-ports.ts'
import { drawPay } from './draw-pay.tsx'
import { payPage } from './pay-page.ts'
import { leaveExpired, storedOrder } from './stored-order.ts'

function startPay(state: PayState, root: HTMLElement): void {
  const page = payPage(state)
  if (leaveExpired(page)) return
  const ports = checkoutPorts(page)
  storedOrder(page, ports)
  const controller = checkoutController(ports)
  controller.watch()
  drawPay(root, page.words, controller)
  // Loads the forms before the first tap. After a failure, the screen that needs them retries and reports it.
  whenIdle(() => void ports.forms().catch(() => undefined))
  const { orderScript } = state
  if (orderScript !== undefined) whenIdle(() => void fetchAhead(orderScript, window))
  checkoutEvents(ports, controller, page.connection)
  const { kioskIdle, analytics } = state.brand
  if (kioskIdle !== undefined || analytics[fraudSink] !== undefined)
    void loadOnceOnline(() => import('./optional-features.ts'), window).then(({ optionalFeatures }) =>
      optionalFeatures(page),
    )
  void controller.open()
}

const state = readState<PayState>(document, 'pay')
const root = document.getElementById('page')
if (state !== undefined && root !== null) {
  if (state.id === 'current') startPay(state, root)
  // Few orders begin with a link, so the shared cart has a chunk of its own.
  else void loadOnceOnline(() => import('./shared-cart.tsx'), window).then(({ sharedCart }) => sharedCart(state, root))
}
