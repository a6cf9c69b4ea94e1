import { historyRoutes } from '../../src-contract/ordering/history-routes.ts'
import { pastOrderReporting, pastOrdersReporting } from '../../src-contract/ordering/past-order.ts'
import type { OrderHistoryGateway } from '../../src-domain/ticket/order-history-gateway.ts'
import { type CallParts, call } from './call.ts'
import type { OrderServerNeeds } from './order-server-needs.ts'
import { retryWithoutField } from './retry-without-field.ts'

export function orderHistoryGateway(needs: OrderServerNeeds): OrderHistoryGateway {
  const leftOut = (entry: string) => needs.report(`left out of the order history: ${entry}`)
  return {
    orders: (before) => {
      const ask = (query: CallParts['query']) =>
        call(needs, historyRoutes.pastOrders, pastOrdersReporting(leftOut), query === undefined ? {} : { query })
      return before === undefined
        ? ask(undefined)
        : retryWithoutField(needs, 'GET /orders: before', (isSent) => ask(isSent ? { before } : undefined))
    },
    order: (id) => call(needs, historyRoutes.pastOrder, pastOrderReporting(leftOut), { params: { id } }),
  }
}
