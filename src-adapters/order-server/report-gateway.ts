import { dayReport } from '../../src-contract/staff/day-report.ts'
import { reportRoutes } from '../../src-contract/staff/report-routes.ts'
import type { ReportGateway } from '../../src-domain/report/report-gateway.ts'
import { call } from './call.ts'
import type { OrderServerNeeds } from './order-server-needs.ts'

export function reportGateway(needs: OrderServerNeeds): ReportGateway {
  return { day: (id, date) => call(needs, reportRoutes.dayReport, dayReport, { params: { id, date } }) }
}
