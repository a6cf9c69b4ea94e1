import { errorBody } from '../call/error-body.ts'
import { bare, type RouteShape } from '../call/route-shape.ts'
import { scheduleDateParams, scheduleDates, scheduleQuery, scheduleTimes } from './schedule.ts'

export const schedulingRoutes = {
  scheduleDates: {
    ...bare,
    method: 'GET',
    path: '/locations/schedule',
    token: 'ignored',
    location: 'required',
    query: scheduleQuery,
    answers: { 200: scheduleDates, 404: errorBody },
    cached: 'never',
  },
  scheduleTimes: {
    ...bare,
    method: 'GET',
    path: '/locations/schedule-dates/{date}',
    token: 'ignored',
    location: 'required',
    params: scheduleDateParams,
    query: scheduleQuery,
    answers: { 200: scheduleTimes, 404: errorBody },
    cached: 'never',
  },
} as const satisfies Readonly<Record<string, RouteShape>>
