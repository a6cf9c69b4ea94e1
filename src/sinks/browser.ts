import { appAttribution } from '../../src-adapters/analytics/app-attribution.ts'
import { analyticsSink, type SinkNeeds } from '../../src-adapters/analytics/browser.ts'
import { dataLayer } from '../../src-adapters/analytics/data-layer.ts'
import { facebookPixel } from '../../src-adapters/analytics/facebook-pixel.ts'
import { fraudBeacon } from '../../src-adapters/analytics/fraud-beacon.ts'
import { googleAnalytics, tagManager } from '../../src-adapters/analytics/google.ts'
import { marketingMessages } from '../../src-adapters/analytics/marketing-messages.ts'
import { segment } from '../../src-adapters/analytics/segment.ts'
import type { Service } from '../../src-adapters/analytics/service.ts'
import { heatmap, sessionRecorder } from '../../src-adapters/analytics/watchers.ts'
import type { AnalyticsSink } from '../../src-domain/analytics/analytics-sink.ts'
import type { BrandAnalytics } from '../../src-domain/brand/brand-analytics.ts'
import type { SinkName } from './names.ts'

/** Some of the sinks that a brand enabled, on this page. */
export function sinksOf(needs: SinkNeeds, brand: BrandAnalytics, names: readonly SinkName[]): readonly AnalyticsSink[] {
  return names.flatMap((name) => {
    const settings = brand[name]
    return settings === undefined ? [] : analyticsSink(needs, name, services[name], settings)
  })
}

const services: Readonly<Record<SinkName, Service>> = {
  data_layer: dataLayer,
  app_attribution: appAttribution,
  facebook_pixel: facebookPixel,
  google_analytics: googleAnalytics,
  tag_manager: tagManager,
  heatmap,
  segment,
  session_recorder: sessionRecorder,
  marketing_messages: marketingMessages,
  fraud_beacon: fraudBeacon,
}
