import { scriptLoader } from '../../../src-adapters/browser/script-loader.ts'
import type { AnalyticsSink } from '../../../src-domain/analytics/analytics-sink.ts'
import type { BrandAnalytics } from '../../../src-domain/brand/brand-analytics.ts'
import { sinksOf } from '../../sinks/browser.ts'
import type { SinkName } from '../../sinks/names.ts'
import { sinkPolicy } from '../../sinks/policies.ts'

/** Sinks of this page's brand. */
export function bringSinks(
  page: Window & typeof globalThis,
  brand: BrandAnalytics,
  wanted: readonly SinkName[],
): readonly AnalyticsSink[] {
  return sinksOf(
    {
      page,
      scripts: scriptLoader(page.document, sinkPolicy(brand, wanted).scripts),
      log: (what) => page.reportError(new Error(what)),
    },
    brand,
    wanted,
  )
}
