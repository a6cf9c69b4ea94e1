import { appAttribution } from '../../src-adapters/analytics/app-attribution.ts'
import { analyticsSink, type SinkNeeds } from '../../src-adapters/analytics/browser.ts'
import { dataLayer, sharedDataLayer } from '../../src-adapters/analytics/data-layer.ts'
import { facebookPixel } from '../../src-adapters/analytics/facebook-pixel.ts'
import { fraudBeacon } from '../../src-adapters/analytics/fraud-beacon.ts'
import { googleAnalytics, tagManager, usualLayer } from '../../src-adapters/analytics/google.ts'
import { marketingMessages } from '../../src-adapters/analytics/marketing-messages.ts'
import { segment } from '../../src-adapters/analytics/segment.ts'
import type { Service } from '../../src-adapters/analytics/service.ts'
import { heatmap, sessionRecorder } from '../../src-adapters/analytics/watchers.ts'
import type { AnalyticsSink } from '../../src-domain/analytics/analytics-sink.ts'
import type { BrandAnalytics } from '../../src-domain/brand/brand-analytics.ts'
import type { SinkName } from './names.ts'

export function sinksOf(needs: SinkNeeds, brand: BrandAnalytics, names: readonly SinkName[]): readonly AnalyticsSink[] {
  const services = servicesFor(brand)
  return names.flatMap((name) => {
    const settings = brand[name]
    if (settings === undefined) return []
    const receivesPersonalData =
      settings.receivesPersonalData && sharing(brand, name).every((one) => brand[one]?.receivesPersonalData === true)
    return analyticsSink(needs, name, services[name], { ...settings, receivesPersonalData })
  })
}

/** Both read `dataLayer`, so an event is pushed once, with only the personal data that both may have. */
const layerReaders: readonly SinkName[] = ['data_layer', 'tag_manager']

function sharing(brand: BrandAnalytics, name: SinkName): readonly SinkName[] {
  const there = layerReaders.filter((one) => brand[one] !== undefined)
  return there.length === layerReaders.length && there.includes(name) ? there : []
}

/** Sinks that share one `dataLayer` must be set up together. */
function servicesFor(brand: BrandAnalytics): Readonly<Record<SinkName, Service>> {
  const isLayerRead = layerReaders.some((one) => brand[one] !== undefined)
  return {
    ...services,
    ...(isLayerRead ? { google_analytics: googleAnalytics('gtagLayer') } : {}),
    ...(sharing(brand, 'data_layer').length === 0
      ? {}
      : { data_layer: sharedDataLayer, tag_manager: { ...tagManager, tell: () => undefined } }),
  }
}

const services: Readonly<Record<SinkName, Service>> = {
  data_layer: dataLayer,
  app_attribution: appAttribution,
  facebook_pixel: facebookPixel,
  google_analytics: googleAnalytics(usualLayer),
  tag_manager: tagManager,
  heatmap,
  segment,
  session_recorder: sessionRecorder,
  marketing_messages: marketingMessages,
  fraud_beacon: fraudBeacon,
}
