import { errorBody } from '../call/error-body.ts'
import { bare, nothing, type RouteShape } from '../call/route-shape.ts'
import { passwordDue, patron, signedIn, signIn } from './patron.ts'

export const accountRoutes = {
  signIn: {
    ...bare,
    method: 'POST',
    path: '/patron/sign-in',
    token: 'ignored',
    location: 'unused',
    device: 'known',
    body: signIn,
    answers: { 200: signedIn, 401: errorBody, 403: errorBody, 422: passwordDue },
    cached: 'never',
    limit: 'sign-in',
  },
  patron: {
    ...bare,
    method: 'GET',
    path: '/patron',
    // The session may have ended with its account's erasure.
    token: 'judged',
    location: 'unused',
    answers: { 200: patron, 401: errorBody },
    cached: 'never',
  },
  signOut: {
    ...bare,
    method: 'POST',
    path: '/patron/sign-out',
    addition: {},
    token: 'welcome',
    location: 'unused',
    answers: { 200: nothing },
    cached: 'never',
  },
} as const satisfies Readonly<Record<string, RouteShape>>
