import { routes } from '../../src-contract/routes.ts'
import type { OrderServer } from '../order-server.ts'
import { refusal } from './refusal-answer.ts'
import { ok, serve } from './served.ts'

const unknownDelivery = refusal(404, 'unknown_delivery', 'There is no such delivery.')

export const deliveryHandlers = (deliveries: OrderServer['deliveries']) => ({
  orderTracking: serve(routes.orderTracking, async ({ caller, params, query }) => {
    const found = await deliveries.tracking(caller, params.id, query.orderType)
    return '_tag' in found ? unknownDelivery : ok(found)
  }),
})
