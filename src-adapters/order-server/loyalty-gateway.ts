import { loyaltyReporting } from '../../src-contract/loyalty/loyalty.ts'
import { loyaltyRoutes } from '../../src-contract/loyalty/routes.ts'
import type { LoyaltyGateway } from '../../src-domain/loyalty/loyalty-gateway.ts'
import { call } from './call.ts'
import type { OrderServerNeeds } from './order-server-needs.ts'

export function loyaltyGateway(needs: OrderServerNeeds): LoyaltyGateway {
  const loyalty = loyaltyReporting((entry) => needs.report(`left out of the loyalty data: ${entry}`))
  return { loyalty: () => call(needs, loyaltyRoutes.loyalty, loyalty, {}) }
}
