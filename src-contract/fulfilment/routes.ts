import { errorBody } from '../call/error-body.ts'
import { bare, type RouteShape } from '../call/route-shape.ts'
import { tableCheck, tableQuestion } from './table-check.ts'

export const fulfilmentRoutes = {
  checkTable: {
    ...bare,
    method: 'POST',
    path: '/tables/validate',
    token: 'ignored',
    location: 'required',
    body: tableQuestion,
    answers: { 200: tableCheck, 404: errorBody },
    cached: 'never',
  },
} as const satisfies Readonly<Record<string, RouteShape>>
