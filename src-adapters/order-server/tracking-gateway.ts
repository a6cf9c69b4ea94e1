import { tracking } from '../../src-contract/ordering/tracking.ts'
import { routes } from '../../src-contract/routes.ts'
import type { TrackingGateway } from '../../src-domain/ordering/tracking.ts'
import { call } from './call.ts'
import type { OrderServerNeeds } from './order-server-needs.ts'

export const trackingGateway = (needs: OrderServerNeeds): TrackingGateway => ({
  tracking: (id, orderType) => call(needs, routes.orderTracking, tracking, { params: { id }, query: { orderType } }),
})
