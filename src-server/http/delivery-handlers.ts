import { routes } from '../../src-contract/routes.ts'
import type { OrderServer } from '../order-server.ts'
import { refusal } from './refusal-answer.ts'
import { okOr, serve } from './serve.ts'

const unknownDelivery = refusal(404, 'unknown_delivery', 'There is no such delivery.')

export function deliveryHandlers(deliveries: OrderServer['deliveries']) {
  return {
    orderTracking: serve(routes.orderTracking, async ({ caller, params, query }) =>
      okOr(await deliveries.tracking(caller, params.id, query.orderType), () => unknownDelivery),
    ),
  }
}
