import { errorBody } from '../call/error-body.ts'
import { bare, type RouteShape } from '../call/route-shape.ts'
import { shape } from '../codec/shape.ts'
import { cartToSave, publicIdentifier, savedCart, savedCartAnswer } from './saved-cart.ts'

export const sharingRoutes = {
  saveCart: {
    ...bare,
    method: 'POST',
    path: '/cart',
    token: 'required',
    role: 'employee',
    location: 'unused',
    body: cartToSave,
    answers: { 200: savedCartAnswer, 401: errorBody, 403: errorBody, 404: errorBody },
    cached: 'never',
  },
  savedCart: {
    ...bare,
    method: 'GET',
    path: '/cart/{id}',
    token: 'ignored',
    location: 'unused',
    params: shape('a saved cart’s name', { required: { id: publicIdentifier } }),
    answers: { 200: savedCart, 404: errorBody },
    cached: 'never',
  },
} as const satisfies Readonly<Record<string, RouteShape>>
