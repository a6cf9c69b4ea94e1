import type { BrandAnalytics } from '../../src-domain/brand/brand-analytics.ts'

/** Sinks that do not read the URL, listed here so that a document need not load every sink policy. */
const addressBlindSinks: readonly string[] = ['data_layer', 'google_analytics']

/** True if a sink of the brand reads the URL; it must not run where the URL is a secret. */
export function hasAddressReader(brand: BrandAnalytics): boolean {
  return Object.keys(brand).some((name) => !addressBlindSinks.includes(name))
}
