import { bare, type RouteShape } from '../call/route-shape.ts'
import { brandConfiguration } from './brand-configuration.ts'

export const brandRoutes = {
  brand: {
    ...bare,
    method: 'GET',
    path: '/brand',
    addition: {},
    token: 'ignored',
    location: 'unused',
    answers: { 200: brandConfiguration },
    cached: 'by-version',
  },
} as const satisfies Readonly<Record<string, RouteShape>>
