import { errorBody } from '../call/error-body.ts'
import { bare, type RouteShape } from '../call/route-shape.ts'
import { text } from '../codec/plain.ts'
import { byDay, dayReport } from './day-report.ts'

const ofDay = {
  ...bare,
  addition: { unknown: 'unknown_day' },
  method: 'GET',
  token: 'ignored',
  staff: 'signed-in',
  location: 'unused',
  params: byDay,
  cached: 'never',
} as const

/** Reports for members with the permission `reports:read`. */
export const reportRoutes = {
  dayReport: {
    ...ofDay,
    path: '/staff/locations/{id}/days/{date}',
    answers: { 200: dayReport, 401: errorBody, 403: errorBody, 404: errorBody },
  },
  dayReportCsv: {
    ...ofDay,
    path: '/staff/locations/{id}/days/{date}/csv',
    file: 'text/csv',
    answers: { 200: text, 401: errorBody, 403: errorBody, 404: errorBody },
  },
} as const satisfies Readonly<Record<string, RouteShape>>
