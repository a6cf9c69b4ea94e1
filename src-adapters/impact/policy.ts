import type { VendorWrites } from '../../src-domain/payment/vendor-writes.ts'

export interface WidgetPolicy {
  readonly scripts: readonly string[]
  readonly frames: readonly string[]
  readonly connects: readonly string[]
  readonly writes: VendorWrites
}

/** The vendor documents no Trusted Types. */
export function widgetPolicy(scriptAddress: string): WidgetPolicy {
  const { origin } = new URL(scriptAddress)
  const connects = [...new Set([origin, 'https://*.beamimpact.com'])]
  return { scripts: [origin], frames: [], connects, writes: { fetches: [origin], markup: true } }
}
