import { historyRoutes } from '../../src-contract/ordering/history-routes.ts'
import { pastOrderReporting, pastOrdersReporting } from '../../src-contract/ordering/past-order.ts'
import type { OrderHistoryGateway } from '../../src-domain/ordering/order-history-gateway.ts'
import { call } from './call.ts'
import type { OrderServerNeeds } from './order-server-needs.ts'

export function orderHistoryGateway(needs: OrderServerNeeds): OrderHistoryGateway {
  const leftOut = (entry: string) => needs.report(`left out of the order history: ${entry}`)
  return {
    orders: () => call(needs, historyRoutes.pastOrders, pastOrdersReporting(leftOut), {}),
    order: (id) => call(needs, historyRoutes.pastOrder, pastOrderReporting(leftOut), { params: { id } }),
  }
}
