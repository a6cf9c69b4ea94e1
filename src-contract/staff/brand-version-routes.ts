import { errorBody } from '../call/error-body.ts'
import { bare, type RouteShape } from '../call/route-shape.ts'
import {
  brandVersionList,
  byVersionNumber,
  differenceQuery,
  sentPublication,
  versionDifference,
} from './brand-versions.ts'

const ours = {
  ...bare,
  addition: { unknown: 'unknown_version' },
  token: 'ignored',
  location: 'unused',
  cached: 'never',
  staff: 'signed-in',
} as const

/** Versions of a brand's files. */
export const brandVersionRoutes = {
  brandVersions: {
    ...ours,
    method: 'GET',
    path: '/staff/brand/versions',
    answers: { 200: brandVersionList, 401: errorBody, 403: errorBody, 404: errorBody },
  },
  brandVersionDifference: {
    ...ours,
    method: 'GET',
    path: '/staff/brand/versions/{number}/difference',
    params: byVersionNumber,
    query: differenceQuery,
    answers: { 200: versionDifference, 401: errorBody, 403: errorBody, 404: errorBody },
  },
  publishBrand: {
    ...ours,
    method: 'POST',
    path: '/staff/brand/versions',
    body: sentPublication,
    answers: { 200: brandVersionList, 401: errorBody, 403: errorBody, 404: errorBody, 409: errorBody, 422: errorBody },
  },
} as const satisfies Readonly<Record<string, RouteShape>>
