import { errorBody } from '../call/error-body.ts'
import { bare, nothing, type RouteShape } from '../call/route-shape.ts'
import { patron, signedIn } from './patron.ts'
import { forgotPassword, newPassword, pinCheck, pinVerified, signUp } from './sign-up.ts'

/** What few visitors call, apart from signing in: no document carries it before it is asked for. */
export const signUpRoutes = {
  signUp: {
    ...bare,
    method: 'POST',
    path: '/patron/sign-up',
    token: 'ignored',
    location: 'unused',
    device: 'known',
    body: signUp,
    answers: { 200: signedIn, 403: errorBody, 409: errorBody },
    cached: 'never',
    limit: 'sign-in',
  },
  forgotPassword: {
    ...bare,
    method: 'POST',
    path: '/patron/forgot-password',
    token: 'ignored',
    location: 'unused',
    language: 'kept',
    body: forgotPassword,
    answers: { 200: nothing, 403: errorBody },
    cached: 'never',
    limit: 'sign-in',
  },
  verifyPin: {
    ...bare,
    method: 'POST',
    path: '/pincode/verify',
    token: 'ignored',
    location: 'unused',
    body: pinCheck,
    answers: { 200: pinVerified },
    cached: 'never',
    limit: 'sign-in',
  },
  setPassword: {
    ...bare,
    method: 'PUT',
    path: '/patron',
    token: 'judged',
    location: 'unused',
    body: newPassword,
    answers: { 200: patron, 401: errorBody },
    cached: 'never',
  },
} as const satisfies Readonly<Record<string, RouteShape>>
