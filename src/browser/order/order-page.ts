import { impactOf } from '../../../src-domain/brand/impact.ts'
import { noticeOf } from '../../../src-ui/design/unavailable-notice.ts'
import { common } from '../../../src-ui/messages/common.en.ts'
import { order } from '../../../src-ui/messages/order.en.ts'
import { times } from '../../../src-ui/messages/times.en.ts'
import { withBrandTexts } from '../../../src-ui/messages/wording.ts'
import { orderCells } from '../../../src-ui/order/order-controller.ts'
import type { OrderState } from '../../../src-ui/order/order-state.ts'
import { documentContainer } from '../document/container.ts'
import { orderModules, orderPorts } from './order-module.ts'

/** Ports, cells and words that the controller and the lazy parts of the order document are made from. */
export function orderPage(state: OrderState) {
  const { brand, locale, texts, apiBase, impactBase } = state
  const cells = orderCells()
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
  const ports = container.get(orderPorts)
  const token = state.token ?? ports.tickets.last()?.token
  return { ...ports, state, token, cells, container, words, report }
}

export type OrderPage = ReturnType<typeof orderPage>
