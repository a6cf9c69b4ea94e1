/** Whom a page may talk to for a service, and what the service sees of the page. Plain data, one for each. */
export interface SinkPolicy {
  readonly scripts: readonly string[]
  readonly frames: readonly string[]
  readonly connects: readonly string[]
  /** It reads the address of the page that it is in: never where that is a capability, such as /order/{token}. */
  readonly readsAddress: boolean
}

/** A list in the page: nothing is sent. */
export const dataLayerPolicy: SinkPolicy = { scripts: [], frames: [], connects: [], readsAddress: false }

const google = {
  scripts: ['https://www.googletagmanager.com'],
  frames: [],
  connects: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
}

export const googleAnalyticsPolicy: SinkPolicy = { ...google, readsAddress: false }
export const tagManagerPolicy: SinkPolicy = { ...google, readsAddress: true }

export const appAttributionPolicy: SinkPolicy = {
  scripts: ['https://cdn.branch.io'],
  frames: [],
  connects: ['https://api2.branch.io'],
  readsAddress: true,
}

export const facebookPixelPolicy: SinkPolicy = {
  scripts: ['https://connect.facebook.net'],
  frames: [],
  connects: ['https://www.facebook.com'],
  readsAddress: true,
}

export const heatmapPolicy: SinkPolicy = {
  scripts: ['https://static.hotjar.com', 'https://script.hotjar.com'],
  frames: [],
  connects: ['https://*.hotjar.com', 'wss://*.hotjar.com', 'https://*.hotjar.io'],
  readsAddress: true,
}

export const segmentPolicy: SinkPolicy = {
  scripts: ['https://cdn.segment.com'],
  frames: [],
  connects: ['https://cdn.segment.com', 'https://api.segment.io'],
  readsAddress: true,
}

export const sessionRecorderPolicy: SinkPolicy = {
  scripts: ['https://edge.fullstory.com'],
  frames: [],
  connects: ['https://edge.fullstory.com', 'https://rs.fullstory.com'],
  readsAddress: true,
}
