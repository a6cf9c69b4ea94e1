import '../../../src-ui/design/fonts.css'
import '../../../src-ui/design/base.css'
import { eventsOfPatron, userKnown } from '../../../src-domain/analytics/events-of-flow.ts'
import { fraudSink } from '../../../src-domain/brand/fraud.ts'
import type { PayState } from '../../../src-ui/checkout/pay-state.ts'
import { whenIdle } from '../../../src-ui/shell/when-idle.ts'
import { accountLater } from '../account/account-later.ts'
import { reportedCell } from '../analytics/reported-cell.ts'
import { later } from '../document/later.ts'
import { Port } from '../document/ports.ts'
import { readState } from '../document/read-state.ts'
import { untilHere } from '../document/until-here.ts'
import { drawPay } from './draw-pay.tsx'
import { flowHere } from './flow-here.ts'
import { keepOrder } from './kept-order.ts'
import { leaveStale } from './leave-stale.ts'
import { fetchOrderLocation } from './order-location.ts'
import { ownOrders } from './own-orders.ts'
import { payActions } from './pay-actions.ts'
import { payPage } from './pay-page.ts'
import { settle } from './settle.ts'
import { stayCurrent } from './stay-current.ts'
import { tellEdit } from './tell-edit.ts'
import { watchCardAmounts } from './watch-card-amounts.ts'
import { watchSession } from './watch-session.ts'

function startPay(state: PayState, root: HTMLElement): void {
  const page = payPage(state)
  if (leaveStale(page)) return
  const { cells, container, words, ports, session, forms } = page
  /** Where in the flow this tab was when it came here. */
  const position = container.get(Port.flowStore).read()
  const afterLogin = position?.document === 'pay' ? position.afterLogin : 'CHECK_OUT'
  const report = container.get(Port.report)
  const patron = reportedCell(cells.patron, (before, after) => report(eventsOfPatron(before.patron, after.patron)))
  cells.patron.changes.subscribe(({ patron: known }) => known && report([userKnown(known)]))
  const flow = flowHere(page)
  const orders = ownOrders(page, flow)
  keepOrder(page)
  const actions = payActions({
    cells,
    ports,
    session,
    account: accountLater({ container, patron, guest: () => cells.checkout.current().guest }),
    flow,
    forms,
    formStore: container.get(Port.checkoutFormStore),
    tables: container.get(Port.tables),
    tenders: later(() => import('./tender-controller.ts').then(({ tenderController }) => tenderController(page))),
    savedCards: later(() => import('./saved-cards.ts').then(({ savedCards }) => savedCards(page))),
    schedules: container.get(Port.schedules),
    rememberWallet: container.get(Port.mobilePay).prefer,
    ...orders,
    afterLogin,
    keepEdit: (edit) => container.get(Port.flowStore).write({ document: 'pay', afterLogin, edit }),
  })
  watchCardAmounts(page)
  tellEdit(page, position)
  drawPay(root, words, { cells, actions })
  watchSession(page, actions.account)
  // So that a tap finds them here; a fetch that fails is tried again, and told, by whoever shows one.
  whenIdle(() => void forms().catch(() => undefined))
  stayCurrent(page, actions.placing, fetchOrderLocation(page, forms))
  const { kioskIdle, analytics } = state.brand
  if (kioskIdle !== undefined || analytics[fraudSink] !== undefined)
    void untilHere(() => import('./of-few-brands.ts'), window).then(({ ofFewBrands }) => ofFewBrands(page))
  void settle(page, flow, position, orders.arrived)
}

const state = readState<PayState>(document, 'pay')
const root = document.getElementById('page')
if (state !== undefined && root !== null) {
  if (state.id === 'current') startPay(state, root)
  // Few orders begin with a link, so what opens one is not part of everybody's checkout.
  else
    void untilHere(() => import('./open-shared-cart.ts'), window).then(({ openSharedCart }) =>
      openSharedCart(state, root),
    )
}
