import type { AnalyticsSink } from '../../src-domain/analytics/analytics-sink.ts'
import type { AnalyticsService, BrandAnalytics } from '../../src-domain/brand/analytics-services.ts'
import type { ScriptLoader } from '../../src-domain/call/script-loader.ts'
import { appAttribution } from './app-attribution.ts'
import { dataLayer } from './data-layer.ts'
import { facebookPixel } from './facebook-pixel.ts'
import { googleAnalytics, tagManager } from './google.ts'
import type { PageObject } from './page-object.ts'
import { segment } from './segment.ts'
import type { Service } from './service.ts'
import { heatmap, sessionRecorder } from './watchers.ts'

const services: Readonly<Record<AnalyticsService, Service>> = {
  dataLayer,
  appAttribution,
  facebookPixel,
  googleAnalytics,
  tagManager,
  heatmap,
  segment,
  sessionRecorder,
}

export interface SinkNeeds {
  readonly page: PageObject
  readonly scripts: ScriptLoader
  readonly brand: BrandAnalytics
  /** For whoever maintains the brand. */
  readonly log: (what: string) => void
}

const sinkOf = ({ page, scripts }: SinkNeeds, service: Service, id: string): AnalyticsSink => {
  let isAsked = false
  let hasBegun = false
  return {
    service: service.service,
    start: () => {
      if (!isAsked) {
        isAsked = true
        service.prepare?.(page, id)
        if (service.script !== undefined) scripts.load(service.script(id))
      }
      if (!service.isThere(page)) return false
      if (!hasBegun) service.begin?.(page, id)
      hasBegun = true
      return true
    },
    handle: (event) => service.tell(page, event),
  }
}

/** Sinks for services that the brand enabled (ANA-11). One without its id is left out and named (ANA-17). */
export const analyticsSinks = (needs: SinkNeeds, wanted: readonly AnalyticsService[]): readonly AnalyticsSink[] =>
  wanted.flatMap((name) => {
    const [service, id] = [services[name], needs.brand[name]]
    if (id === undefined) return []
    if (id === '' && service.script !== undefined) {
      needs.log(`${name}: a tracking id is required`)
      return []
    }
    return [sinkOf(needs, service, id)]
  })
