import '../../../src-ui/design/fonts.css'
import '../../../src-ui/design/base.css'
import type { Assets } from '../../../src-domain/brand/assets.ts'
import type { ImpactState, OrderState } from '../../../src-ui/order/order-state.ts'
import { Port } from '../document/ports.ts'
import { readState } from '../document/read-state.ts'
import { untilHere } from '../document/until-here.ts'
import { lazyAgain } from '../history/lazy-again.ts'
import { accountFor } from './account-for.ts'
import { copyOrderLink } from './copy-order-link.ts'
import { drawOrder } from './draw-order.tsx'
import { guestDataLater } from './guest-data-later.ts'
import { impactWidgetOf } from './impact-widget-of.ts'
import { interludeHere } from './interlude-here.ts'
import { leaveToBeHeard } from './leave-to-be-heard.ts'
import { mapDrawerOf } from './map-drawer-of.ts'
import { orderPage } from './order-page.ts'
import { shownOrder } from './shown-order.ts'

/** Shows a placed order. It only ever reads, so it may be reloaded, kept and shared (CONF-10). */
function startOrder(state: OrderState, root: HTMLElement): void {
  const page = orderPage(state)
  const { token, cells, container, words, report } = page
  const { brand, locale } = state
  if (leaveToBeHeard(page)) return
  if (token !== undefined) container.get(Port.unseenOrder).seen(token)
  const connection = container.get(Port.connection)
  cells.online.update(connection.isOnline)
  const between = interludeHere(page)
  const look = shownOrder(page, between.enter)
  drawOrder(root, words, {
    brand,
    locale,
    ...cells,
    drawer: mapDrawerOf(brand, report),
    widget: impactWidgetOf(brand, report),
    loader: brand.assets?.theme === undefined ? undefined : loaderOf(brand.assets, report),
    onNonprofit: between.choose,
    onSkip: between.skip,
    onRetry: () => void look(),
    accountFor: accountFor(container, brand),
    texts: state.texts,
    onAgain: lazyAgain({ container, ...cells }),
    guestData: guestDataLater(page),
    onCopyLink: copyOrderLink(page),
  })
  connection.onChange(() => {
    cells.online.update(connection.isOnline)
    const now = cells.ticket.current()
    // What could not be asked without a network is asked now.
    if (connection.isOnline() && (now._tag !== 'Known' || now.location === undefined)) void look()
  })
  void look()
  // Sends the events that the checkout left for the brand's sinks.
  container.get(Port.report)
}

const state = readState<OrderState>(document, 'order')
const root = document.getElementById('page')
if (state !== undefined && root !== null) startOrder(state, root)
const impactState = readState<ImpactState>(document, 'impact')
if (impactState !== undefined && root !== null)
  void untilHere(() => import('./impact-here.tsx'), window).then(({ startImpact }) => startImpact(impactState, root))

function loaderOf(assets: Assets, report: (what: string) => void) {
  return (host: Element) =>
    void import('./show-loader.ts').then(({ showLoader }) => showLoader(host, assets, report)).catch(report)
}
