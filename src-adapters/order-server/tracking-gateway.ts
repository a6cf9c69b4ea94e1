import { tracking } from '../../src-contract/ordering/tracking.ts'
import { trackingRoutes } from '../../src-contract/ordering/tracking-routes.ts'
import type { TrackingGateway } from '../../src-domain/ticket/tracking.ts'
import { call } from './call.ts'
import type { OrderServerNeeds } from './order-server-needs.ts'

export function trackingGateway(needs: OrderServerNeeds): TrackingGateway {
  return {
    tracking: (id, orderType) =>
      call(needs, trackingRoutes.orderTracking, tracking, { params: { id }, query: { orderType } }),
  }
}
