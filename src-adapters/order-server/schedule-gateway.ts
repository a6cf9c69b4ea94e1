import { schedulingRoutes } from '../../src-contract/scheduling/routes.ts'
import { scheduleDatesReporting, scheduleTimesReporting } from '../../src-contract/scheduling/schedule.ts'
import type { ScheduleGateway } from '../../src-domain/scheduling/schedule-gateway.ts'
import { call } from './call.ts'
import type { OrderServerNeeds } from './order-server-needs.ts'

export function scheduleGateway(needs: OrderServerNeeds): ScheduleGateway {
  const leftOut = (entry: string) => needs.report(`left out of a schedule: ${entry}`)
  const [dates, times] = [scheduleDatesReporting(leftOut), scheduleTimesReporting(leftOut)]
  return {
    dates: (locationId, orderType) =>
      call(needs, schedulingRoutes.scheduleDates, dates, { locationId, query: { orderType } }),
    times: (locationId, orderType, date) =>
      call(needs, schedulingRoutes.scheduleTimes, times, {
        locationId,
        query: { orderType },
        params: { date: String(date) },
      }),
  }
}
