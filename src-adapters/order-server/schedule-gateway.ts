import { routes } from '../../src-contract/routes.ts'
import { scheduleDatesReporting, scheduleTimesReporting } from '../../src-contract/scheduling/schedule.ts'
import type { ScheduleGateway } from '../../src-domain/scheduling/schedule-gateway.ts'
import { call } from './call.ts'
import type { OrderServerNeeds } from './order-server-needs.ts'

export const scheduleGateway = (needs: OrderServerNeeds): ScheduleGateway => {
  const leftOut = (entry: string) => needs.report(`left out of a schedule: ${entry}`)
  const [dates, times] = [scheduleDatesReporting(leftOut), scheduleTimesReporting(leftOut)]
  return {
    dates: (locationId, orderType) => call(needs, routes.scheduleDates, dates, { locationId, query: { orderType } }),
    times: (locationId, orderType, date) =>
      call(needs, routes.scheduleTimes, times, {
        locationId,
        query: { orderType },
        params: { date: String(date) },
      }),
  }
}
