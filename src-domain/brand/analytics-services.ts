/** The services that a brand may report to (ANA-11); `dataLayer` is a list in the page and nobody's service. */
export const analyticsServices = [
  'dataLayer',
  'appAttribution',
  'facebookPixel',
  'googleAnalytics',
  'tagManager',
  'heatmap',
  'segment',
  'sessionRecorder',
] as const

export type AnalyticsService = (typeof analyticsServices)[number]

/** The enabled ones, each with the id under which it knows the brand; `dataLayer` needs none. */
export type BrandAnalytics = Partial<Readonly<Record<AnalyticsService, string>>>
