import { errorBody } from '../call/error-body.ts'
import { bare, type RouteShape } from '../call/route-shape.ts'
import { humanQuery, humanToken } from './human-check.ts'

export const humanRoutes = {
  humanCheck: {
    ...bare,
    method: 'POST',
    path: '/human-check',
    addition: {},
    token: 'ignored',
    location: 'unused',
    body: humanQuery,
    answers: { 200: humanToken, 404: errorBody },
    cached: 'never',
    limit: 'guess',
  },
} as const satisfies Readonly<Record<string, RouteShape>>
