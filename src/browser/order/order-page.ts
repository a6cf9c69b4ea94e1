import { impactOf } from '../../../src-domain/brand/impact.ts'
import type { OrderScreen } from '../../../src-domain/checkout/flow-position.ts'
import { type AgainState, noAgain } from '../../../src-domain/history/again-state.ts'
import type { TicketState } from '../../../src-domain/ordering/ticket-state.ts'
import { noTracking, type TrackingWatch } from '../../../src-domain/ordering/tracking-watch.ts'
import { noNotice, noticeOf, type UnavailableNotice } from '../../../src-ui/design/unavailable-notice.ts'
import { common } from '../../../src-ui/messages/common.en.ts'
import { order } from '../../../src-ui/messages/order.en.ts'
import { times } from '../../../src-ui/messages/times.en.ts'
import { withBrandTexts } from '../../../src-ui/messages/wording.ts'
import type { OrderState } from '../../../src-ui/order/order-state.ts'
import { cell } from '../../../src-ui/state/cell.ts'
import { documentContainer } from '../document/container.ts'
import { Port } from '../document/ports.ts'
import { orderModules } from './modules.ts'

/** What each part of the order document is wired from. */
export function orderPage(state: OrderState) {
  const { brand, locale, texts, apiBase, impactBase } = state
  const cells = {
    ticket: cell<TicketState>({ _tag: 'Loading' }),
    tracking: cell<TrackingWatch>(noTracking),
    again: cell<AgainState>(noAgain),
    screen: cell<OrderScreen>('PURCHASE_COMPLETE'),
    online: cell(true),
    alert: cell<UnavailableNotice>(noNotice),
  }
  const report = (what: string) => window.reportError(new Error(what))
  const { widgetId, header } = impactOf(brand) ?? {}
  const container = documentContainer(
    {
      page: window,
      brand,
      apiBase,
      ...(impactBase === undefined || widgetId === undefined ? {} : { impact: { base: impactBase, widgetId, header } }),
      calls: {
        locationId: () => undefined,
        onUnavailable: (message) => cells.alert.update(() => noticeOf(message)),
        report,
      },
    },
    orderModules,
  )
  const words = {
    common: withBrandTexts('common', common, texts, locale),
    order: withBrandTexts('order', order, texts, locale),
    times: withBrandTexts('times', times, texts, locale),
  }
  const token = state.token ?? container.get(Port.tickets).last()?.token
  return { state, token, cells, container, words, report }
}

export type OrderPage = ReturnType<typeof orderPage>
