import { orderAnalytics } from '../analytics/analytics.ts'
import { reporting } from './reporting.ts'

/** In place of `analytics`, where the address is a key: only services that do not read it. */
export const unreadAnalytics = reporting(orderAnalytics)
