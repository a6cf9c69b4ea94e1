import { errorBody } from '../call/error-body.ts'
import { bare, nothing, type RouteShape } from '../call/route-shape.ts'
import { discountQuery, discountResult, promotionQuery, redemption } from './discount.ts'

export const promoRoutes = {
  checkDiscount: {
    ...bare,
    method: 'POST',
    path: '/discount/validate',
    token: 'welcome',
    location: 'required',
    body: discountQuery,
    answers: { 200: discountResult, 404: errorBody },
    cached: 'never',
    limit: 'guess',
  },
  checkPromotion: {
    ...bare,
    method: 'POST',
    path: '/promotions/validate',
    token: 'welcome',
    location: 'required',
    body: promotionQuery,
    answers: { 200: discountResult, 404: errorBody },
    cached: 'never',
    limit: 'guess',
  },
  redeemPromotion: {
    ...bare,
    method: 'POST',
    path: '/promotions',
    token: 'required',
    location: 'unused',
    body: redemption,
    answers: { 200: nothing, 401: errorBody, 422: errorBody },
    cached: 'never',
    limit: 'guess',
  },
} as const satisfies Readonly<Record<string, RouteShape>>
