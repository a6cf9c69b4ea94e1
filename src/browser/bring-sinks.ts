import { analyticsSinks } from '../../src-adapters/analytics/browser.ts'
import { analyticsPolicy } from '../../src-adapters/analytics/policy.ts'
import { scriptLoader } from '../../src-adapters/browser/script-loader.ts'
import type { AnalyticsSink } from '../../src-domain/analytics/analytics-sink.ts'
import type { AnalyticsService, BrandAnalytics } from '../../src-domain/brand/analytics-services.ts'

/** The services of this page's brand. */
export const bringSinks = (brand: BrandAnalytics, wanted: readonly AnalyticsService[]): readonly AnalyticsSink[] =>
  analyticsSinks(
    {
      page: window,
      scripts: scriptLoader(document, analyticsPolicy(wanted).scripts),
      brand,
      log: (what) => window.reportError(new Error(what)),
    },
    wanted,
  )
