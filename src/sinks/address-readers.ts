import type { BrandAnalytics } from '../../src-domain/brand/brand-analytics.ts'

/** Listed here so that a document need not load every sink policy. */
const addressBlindSinks: readonly string[] = ['data_layer', 'google_analytics']

/** Such a sink must not run where the URL is a secret. */
export function hasAddressReader(brand: BrandAnalytics): boolean {
  return Object.keys(brand).some((name) => !addressBlindSinks.includes(name))
}
