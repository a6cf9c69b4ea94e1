import { pageAnalytics } from '../analytics/analytics.ts'
import { reporting } from './reporting.ts'

/** The brand's own services, told at once. */
export const analytics = reporting(pageAnalytics)
