import { map } from 'fp-ts/lib/Either.js'
import { boardOrdersReporting } from '../../src-contract/staff/board-order.ts'
import {
  askedQuote,
  orderRecord,
  refundQuote,
  sentMessage,
  sentRefund,
  soughtOrders,
} from '../../src-contract/staff/order-record.ts'
import { orderRecordRoutes as routes } from '../../src-contract/staff/order-record-routes.ts'
import type { BoardOrder } from '../../src-domain/kitchen/board-order.ts'
import type { OrderRecordGateway } from '../../src-domain/kitchen/order-record-gateway.ts'
import { call, written } from './call.ts'
import type { OrderServerNeeds } from './order-server-needs.ts'

export function orderRecordGateway(needs: OrderServerNeeds): OrderRecordGateway {
  const found = boardOrdersReporting((entry) => needs.report(`left out of a search: ${entry}`))
  return {
    search: async (id, text) =>
      map(({ orders }: { readonly orders: readonly BoardOrder[] }) => orders)(
        await call(needs, routes.searchOrders, found, { params: { id }, body: soughtOrders.encode({ text }) }),
      ),
    record: (id) => call(needs, routes.orderRecord, orderRecord, { params: { id } }),
    quote: (id, share) =>
      call(needs, routes.quoteRefund, refundQuote, { params: { id }, body: written(needs, askedQuote, { share }) }),
    refund: (id, sent) =>
      call(needs, routes.refundOrder, orderRecord, { params: { id }, body: written(needs, sentRefund, sent) }),
    message: (id, sent) =>
      call(needs, routes.messageCustomer, orderRecord, { params: { id }, body: sentMessage.encode(sent) }),
  }
}
