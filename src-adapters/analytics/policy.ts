import {
  type AnalyticsService,
  analyticsServices,
  type BrandAnalytics,
} from '../../src-domain/brand/analytics-services.ts'

interface Origins {
  readonly scripts: readonly string[]
  readonly frames: readonly string[]
  readonly connects: readonly string[]
}

const google: Origins = {
  scripts: ['https://www.googletagmanager.com'],
  frames: [],
  connects: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
}

/** Whom a page may talk to for each service, and why: the brand enabled it (ANA-11). Plain data. */
const origins: Readonly<Record<AnalyticsService, Origins>> = {
  dataLayer: { scripts: [], frames: [], connects: [] },
  appAttribution: { scripts: ['https://cdn.branch.io'], frames: [], connects: ['https://api2.branch.io'] },
  facebookPixel: { scripts: ['https://connect.facebook.net'], frames: [], connects: ['https://www.facebook.com'] },
  googleAnalytics: google,
  tagManager: google,
  heatmap: {
    scripts: ['https://static.hotjar.com', 'https://script.hotjar.com'],
    frames: [],
    connects: ['https://*.hotjar.com', 'wss://*.hotjar.com', 'https://*.hotjar.io'],
  },
  segment: {
    scripts: ['https://cdn.segment.com'],
    frames: [],
    connects: ['https://cdn.segment.com', 'https://api.segment.io'],
  },
  sessionRecorder: {
    scripts: ['https://edge.fullstory.com'],
    frames: [],
    connects: ['https://edge.fullstory.com', 'https://rs.fullstory.com'],
  },
}

/** Services that read the address of the page they are in: never where it is a capability, such as /order/{token}. */
const readsAddress: readonly AnalyticsService[] = [
  'appAttribution',
  'facebookPixel',
  'tagManager',
  'heatmap',
  'segment',
  'sessionRecorder',
]

export type Audience = 'all' | 'blindToAddress' | 'addressReaders'

/** The services that a brand enabled; those that read a page's address apart, where it matters. */
export const servicesFor = (brand: BrandAnalytics, audience: Audience): readonly AnalyticsService[] =>
  analyticsServices.filter(
    (service) =>
      brand[service] !== undefined &&
      (audience === 'all' || readsAddress.includes(service) === (audience === 'addressReaders')),
  )

/** The origins of some services, for the content policy of the page that runs them. */
export const analyticsPolicy = (services: readonly AnalyticsService[]): Origins => {
  const all = (part: keyof Origins) => [...new Set(services.flatMap((service) => origins[service][part]))]
  return { scripts: all('scripts'), frames: all('frames'), connects: all('connects') }
}
