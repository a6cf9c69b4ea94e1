import { errorBody } from '../call/error-body.ts'
import { bare, type RouteShape } from '../call/route-shape.ts'
import { credentials, locationQuery, locations, locationsQuery } from './location.ts'

export const locationRoutes = {
  locations: {
    ...bare,
    method: 'POST',
    path: '/locations',
    token: 'ignored',
    location: 'unused',
    query: locationsQuery,
    body: locationQuery,
    answers: { 200: locations, 404: errorBody },
    cached: 'never',
  },
  credentials: {
    ...bare,
    method: 'GET',
    path: '/location/credentials',
    token: 'ignored',
    location: 'required',
    answers: { 200: credentials, 404: errorBody },
    cached: 'never',
  },
} as const satisfies Readonly<Record<string, RouteShape>>
