import { errorBody } from '../call/error-body.ts'
import { bare, type RouteShape } from '../call/route-shape.ts'
import { shape } from '../codec/shape.ts'
import {
  addressQuery,
  addressSuggestions,
  detailsQuery,
  foundAddress,
  keptAddress,
  locatedPoint,
  patronAddress,
  suggestionId,
} from './address-answers.ts'

export const addressRoutes = {
  address: {
    ...bare,
    method: 'GET',
    path: '/address',
    token: 'ignored',
    location: 'unused',
    query: addressQuery,
    answers: { 200: addressSuggestions },
    cached: 'never',
    limit: 'places',
  },
  place: {
    ...bare,
    method: 'GET',
    path: '/places/{id}',
    token: 'ignored',
    location: 'unused',
    params: shape('a place', { required: { id: suggestionId } }),
    query: detailsQuery,
    answers: { 200: foundAddress, 404: errorBody },
    cached: 'never',
    limit: 'places',
  },
  writtenAddress: {
    ...bare,
    method: 'POST',
    path: '/address',
    addition: { unknown: 'unknown_place' },
    token: 'ignored',
    location: 'unused',
    body: patronAddress,
    answers: { 200: locatedPoint, 404: errorBody },
    cached: 'never',
    limit: 'places',
  },
  patronAddress: {
    ...bare,
    method: 'POST',
    path: '/patron/address',
    token: 'required',
    location: 'unused',
    body: patronAddress,
    answers: { 200: keptAddress, 401: errorBody },
    cached: 'never',
  },
} as const satisfies Readonly<Record<string, RouteShape>>
