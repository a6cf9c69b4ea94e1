import type { BrandAnalytics } from '../../src-domain/brand/brand-analytics.ts'

/** The sinks whose policies say that they read no address; spelled here for documents that need nothing else of them. */
const blind: readonly string[] = ['data_layer', 'google_analytics']

/** Whether a brand has a sink that must not be where the address is a capability. */
export function hasAddressReader(brand: BrandAnalytics): boolean {
  return Object.keys(brand).some((name) => !blind.includes(name))
}
