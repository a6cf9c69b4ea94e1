import type { BrandAnalytics } from '../../src-domain/brand/brand-analytics.ts'

/** Sinks that do not read the page's address, listed here so that a document need not load every sink policy. */
const blind: readonly string[] = ['data_layer', 'google_analytics']

/** Whether a brand has a sink that reads addresses and so must not run where the address is a secret. */
export function hasAddressReader(brand: BrandAnalytics): boolean {
  return Object.keys(brand).some((name) => !blind.includes(name))
}
