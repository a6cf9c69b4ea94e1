import * as policy from '../../src-adapters/analytics/policy.ts'
import type { BrandAnalytics } from '../../src-domain/brand/brand-analytics.ts'
import type { VendorWrites } from '../../src-domain/payment/vendor-writes.ts'
import { isSinkName, type SinkName, sinkNames } from './names.ts'

const policies: Readonly<Record<SinkName, policy.SinkPolicy>> = {
  data_layer: policy.dataLayerPolicy,
  app_attribution: policy.appAttributionPolicy,
  facebook_pixel: policy.facebookPixelPolicy,
  google_analytics: policy.googleAnalyticsPolicy,
  tag_manager: policy.tagManagerPolicy,
  heatmap: policy.heatmapPolicy,
  segment: policy.segmentPolicy,
  session_recorder: policy.sessionRecorderPolicy,
  marketing_messages: policy.marketingMessagesPolicy,
  fraud_beacon: policy.fraudBeaconPolicy,
}

export type Audience = 'all' | 'blindToAddress' | 'addressReaders'

/** Selects the brand's sinks by whether they read the page's URL. */
export function sinksFor(brand: BrandAnalytics, audience: Audience): readonly SinkName[] {
  return sinkNames.filter(
    (name) =>
      brand[name] !== undefined &&
      (audience === 'all' || readsAddress(brand, name) === (audience === 'addressReaders')),
  )
}

/** With a tag manager, the data layer's events reach a script that reads the URL. */
function readsAddress(brand: BrandAnalytics, name: SinkName): boolean {
  return policies[name === 'data_layer' && brand['tag_manager'] !== undefined ? 'tag_manager' : name].readsAddress
}

export function sinkFollows(name: SinkName): boolean {
  return policies[name].follows
}

export function unknownSinks(brand: BrandAnalytics): readonly string[] {
  return Object.keys(brand).filter((name) => !isSinkName(name))
}

type Origins = Pick<policy.SinkPolicy, 'scripts' | 'frames' | 'connects' | 'writes'>

/** Origins of these sinks; a brand may replace a sink's origins with its own. */
export function sinkPolicy(brand: BrandAnalytics, names: readonly SinkName[]): Origins {
  const origins = names.map((name) => originsOf(brand, name))
  const all = (part: 'scripts' | 'frames' | 'connects') => [...new Set(origins.flatMap((one) => one[part]))]
  const writes = origins.flatMap((one) => one.writes ?? [])
  return {
    scripts: all('scripts'),
    frames: all('frames'),
    connects: all('connects'),
    ...(writes.length === 0 ? {} : { writes: allWrites(writes) }),
  }
}

function allWrites(writes: readonly VendorWrites[]): VendorWrites {
  return {
    fetches: [...new Set(writes.flatMap(({ fetches }) => fetches))],
    markup: writes.some(({ markup }) => markup),
  }
}

function originsOf(brand: BrandAnalytics, name: SinkName): Origins {
  const own = brand[name]?.origin
  if (own === undefined) return policies[name]
  const { writes } = policies[name]
  return {
    scripts: [own],
    frames: [],
    connects: [own],
    ...(writes === undefined ? {} : { writes: { ...writes, fetches: [own] } }),
  }
}
