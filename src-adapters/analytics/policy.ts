import type { VendorScript } from '../../src-domain/payment/payment-processor.ts'
import type { VendorWrites } from '../../src-domain/payment/vendor-writes.ts'

export interface SinkPolicy {
  readonly scripts: readonly string[]
  readonly frames: readonly string[]
  readonly connects: readonly string[]
  /** Excluded where the URL is a capability, such as /order/{token}. */
  readonly readsAddress: boolean
  /** Needs consent if the brand asks for it. */
  readonly follows: boolean
  /** Trusted Types. */
  readonly writes?: VendorWrites
}

/** No vendor documents what its script writes. */
function writesFrom(...fetches: readonly string[]): VendorWrites {
  return { fetches, markup: true }
}

export const dataLayerPolicy: SinkPolicy = {
  scripts: [],
  frames: [],
  connects: [],
  readsAddress: false,
  follows: false,
}

const google = {
  scripts: ['https://www.googletagmanager.com'],
  frames: [],
  connects: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
  writes: writesFrom('https://www.googletagmanager.com'),
}

export const googleAnalyticsPolicy: SinkPolicy = { ...google, follows: true, readsAddress: false }
export const tagManagerPolicy: SinkPolicy = { ...google, follows: true, readsAddress: true }

export const appAttributionPolicy: SinkPolicy = {
  scripts: ['https://cdn.branch.io'],
  frames: [],
  connects: ['https://api2.branch.io'],
  readsAddress: true,
  follows: true,
  writes: writesFrom('https://cdn.branch.io'),
}

export const facebookPixelPolicy: SinkPolicy = {
  scripts: ['https://connect.facebook.net'],
  frames: [],
  connects: ['https://www.facebook.com'],
  readsAddress: true,
  follows: true,
  writes: writesFrom('https://connect.facebook.net'),
}

export const heatmapPolicy: SinkPolicy = {
  scripts: ['https://static.hotjar.com', 'https://script.hotjar.com'],
  frames: [],
  connects: ['https://*.hotjar.com', 'wss://*.hotjar.com', 'https://*.hotjar.io'],
  readsAddress: true,
  follows: true,
  writes: writesFrom('https://static.hotjar.com', 'https://script.hotjar.com'),
}

export const segmentPolicy: SinkPolicy = {
  scripts: ['https://cdn.segment.com'],
  frames: [],
  connects: ['https://cdn.segment.com', 'https://api.segment.io'],
  readsAddress: true,
  follows: true,
  writes: writesFrom('https://cdn.segment.com'),
}

export const sessionRecorderPolicy: SinkPolicy = {
  scripts: ['https://edge.fullstory.com'],
  frames: [],
  connects: ['https://edge.fullstory.com', 'https://rs.fullstory.com'],
  readsAddress: true,
  follows: true,
  writes: writesFrom('https://edge.fullstory.com'),
}

export const marketingMessagesPolicy: SinkPolicy = {
  scripts: ['https://cdn.attn.tv'],
  frames: ['https://*.attn.tv'],
  connects: ['https://*.attn.tv', 'https://events.attentivemobile.com'],
  readsAddress: true,
  follows: true,
  writes: writesFrom('https://cdn.attn.tv'),
}

export const fraudBeaconPolicy: SinkPolicy = {
  scripts: ['https://cdn.sift.com'],
  frames: [],
  connects: ['https://*.sift.com', 'https://*.siftscience.com'],
  readsAddress: true,
  // Fraud prevention needs no consent.
  follows: false,
  writes: { fetches: [], markup: false },
}

/** Listed in the card page's script inventory, because the beacon may run there (PCI DSS 6.4.3). */
export const fraudBeaconScripts: readonly VendorScript[] = [
  {
    address: 'https://cdn.sift.com/s.js',
    vendor: 'Sift',
    why: 'the fraud beacon: detects orders that are paid for with a stolen card',
  },
]
