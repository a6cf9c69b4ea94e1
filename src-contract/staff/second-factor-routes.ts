import { errorBody } from '../call/error-body.ts'
import { bare, nothing, type RouteShape } from '../call/route-shape.ts'
import {
  recoveryCodes,
  secondFactorBegin,
  secondFactorCode,
  secondFactorRemoval,
  secondFactorSetup,
} from './second-factor.ts'

const ours = {
  ...bare,
  addition: {},
  token: 'ignored',
  location: 'unused',
  cached: 'never',
  staff: 'signed-in',
} as const

/** The second factor of the signed-in member. */
export const secondFactorRoutes = {
  beginSecondFactor: {
    ...ours,
    method: 'POST',
    path: '/staff/second-factor',
    body: secondFactorBegin,
    answers: { 200: secondFactorSetup, 401: errorBody, 403: errorBody, 409: errorBody },
    limit: 'sign-in',
  },
  confirmSecondFactor: {
    ...ours,
    method: 'PUT',
    path: '/staff/second-factor',
    body: secondFactorCode,
    answers: { 200: recoveryCodes, 401: errorBody, 403: errorBody, 409: errorBody },
    limit: 'sign-in',
  },
  removeSecondFactor: {
    ...ours,
    method: 'POST',
    path: '/staff/second-factor/removal',
    body: secondFactorRemoval,
    answers: { 200: nothing, 401: errorBody, 403: errorBody, 409: errorBody },
    limit: 'sign-in',
  },
} as const satisfies Readonly<Record<string, RouteShape>>
