import type { VendorWrites } from '../../src-domain/payment/vendor-writes.ts'

/** Whom the page of an order may talk to for the charity's widget; its script is at the brand's own address there. */
export interface WidgetPolicy {
  readonly scripts: readonly string[]
  readonly frames: readonly string[]
  readonly connects: readonly string[]
  readonly writes: VendorWrites
}

/** The maker says nothing of Trusted Types: its script may fetch more from its own host, and draw by markup. */
export function widgetPolicy(scriptAddress: string): WidgetPolicy {
  const { origin } = new URL(scriptAddress)
  const connects = [...new Set([origin, 'https://*.beamimpact.com'])]
  return { scripts: [origin], frames: [], connects, writes: { fetches: [origin], markup: true } }
}
