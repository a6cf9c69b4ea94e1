import type { AnalyticsSink } from '../../src-domain/analytics/analytics-sink.ts'
import { withoutPerson } from '../../src-domain/analytics/without-person.ts'
import type { SinkSettings } from '../../src-domain/brand/brand-analytics.ts'
import type { ScriptLoader } from '../../src-domain/call/script-loader.ts'
import type { PageObject } from './page-object.ts'
import type { BrandFacts, Service } from './service.ts'

export interface SinkNeeds extends BrandFacts {
  readonly page: PageObject
  readonly scripts: ScriptLoader
  /** Under which the order server hears from this page. */
  readonly sessionId: string
  /** For whoever maintains the brand. */
  readonly log: (what: string) => void
}

/** A service as a sink of this page's events; one without the id that it needs is none, and named (ANA-17). */
export function analyticsSink(
  { page, scripts, sessionId, currency, log }: SinkNeeds,
  name: string,
  service: Service,
  settings: SinkSettings,
): readonly AnalyticsSink[] {
  if (settings.id === '' && service.script !== undefined) {
    log(`${name}: a tracking id is required`)
    return []
  }
  let isAsked = false
  let hasBegun = false
  const sink: AnalyticsSink = {
    service: name,
    start: () => {
      if (!isAsked) {
        isAsked = true
        service.prepare?.(page, settings, sessionId)
        if (service.script !== undefined) scripts.load(service.script(settings))
      }
      if (!service.isThere(page)) return false
      if (!hasBegun) service.begin?.(page, settings)
      hasBegun = true
      return true
    },
    handle: (event) => service.tell(page, settings.isToldWho ? event : withoutPerson(event), { ...settings, currency }),
  }
  return [sink]
}
