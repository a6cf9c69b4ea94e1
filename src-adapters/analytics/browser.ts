import type { AnalyticsSink } from '../../src-domain/analytics/analytics-sink.ts'
import { withoutPersonalData } from '../../src-domain/analytics/without-personal-data.ts'
import type { SinkSettings } from '../../src-domain/brand/brand-analytics.ts'
import type { ScriptLoader } from '../../src-domain/call/script-loader.ts'
import type { PageObject } from './page-object.ts'
import type { BrandFacts, Service } from './service.ts'

export interface SinkNeeds extends BrandFacts {
  readonly page: PageObject
  readonly scripts: ScriptLoader
  readonly sessionId: string
  readonly log: (what: string) => void
}

/** Skips a service without a required id (ANA-17). */
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
    handle: (event) =>
      service.tell(page, settings.receivesPersonalData ? event : withoutPersonalData(event), { ...settings, currency }),
  }
  return [sink]
}
