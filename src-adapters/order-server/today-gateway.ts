import { staffRoutes } from '../../src-contract/staff/routes.ts'
import { today } from '../../src-contract/staff/today.ts'
import { todayChange } from '../../src-contract/staff/today-change.ts'
import type { TodayGateway } from '../../src-domain/today/today-gateway.ts'
import { call, written } from './call.ts'
import type { OrderServerNeeds } from './order-server-needs.ts'

export function todayGateway(needs: OrderServerNeeds): TodayGateway {
  return {
    look: (id) => call(needs, staffRoutes.today, today, { params: { id } }),
    change: (id, change) =>
      call(needs, staffRoutes.changeToday, today, { params: { id }, body: written(needs, todayChange, change) }),
  }
}
