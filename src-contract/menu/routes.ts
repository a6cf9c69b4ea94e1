import { errorBody } from '../call/error-body.ts'
import { bare, type RouteShape } from '../call/route-shape.ts'
import { menu, menuQuery, upsellQuery } from './menu.ts'

export const menuRoutes = {
  menu: {
    ...bare,
    method: 'GET',
    path: '/menus',
    token: 'ignored',
    location: 'required',
    query: menuQuery,
    answers: { 200: menu, 404: errorBody },
    cached: 'by-version',
  },
  upsells: {
    ...bare,
    method: 'GET',
    path: '/upsells',
    token: 'ignored',
    location: 'required',
    query: upsellQuery,
    answers: { 200: menu, 404: errorBody },
    cached: 'by-version',
  },
} as const satisfies Readonly<Record<string, RouteShape>>
