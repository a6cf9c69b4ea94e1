import { orderData } from '../../src-contract/ordering/order-data.ts'
import { validateResult } from '../../src-contract/ordering/validate-result.ts'
import { validateRoute } from '../../src-contract/ordering/validate-route.ts'
import type { OrderValidator } from '../../src-domain/placement/order-gateway.ts'
import { submittedOrder } from '../../src-domain/placement/submit-order.ts'
import { call, written } from './call.ts'
import type { OrderServerNeeds } from './order-server-needs.ts'

export function orderValidator(needs: OrderServerNeeds): OrderValidator {
  return {
    validate: (order) =>
      call(needs, validateRoute.validate, validateResult, {
        body: written(needs, orderData, submittedOrder(order)),
        locationId: order.location?.id,
      }),
  }
}
