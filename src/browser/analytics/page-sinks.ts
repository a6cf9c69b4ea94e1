import type { AnalyticsSink } from '../../../src-domain/analytics/analytics-sink.ts'
import type { BrandAnalytics } from '../../../src-domain/brand/brand-analytics.ts'
import { sinksOf } from '../../sinks/browser.ts'
import type { SinkName } from '../../sinks/names.ts'
import { sinkPolicy } from '../../sinks/policies.ts'

export interface SinkPage {
  readonly page: Window & typeof globalThis
  readonly brand: BrandAnalytics
  /** ISO 4217, of the brand's prices. */
  readonly currency: string
  /** The id of this page load, sent to the order server with every call. */
  readonly sessionId: string
}

/** Sinks of this page's brand. The gate for their scripts loads with the first script. */
export function pageSinks(
  { page, brand, sessionId, currency }: SinkPage,
  wanted: readonly SinkName[],
): readonly AnalyticsSink[] {
  const { scripts: origins, writes } = sinkPolicy(brand, wanted)
  const log = (what: string) => page.reportError(new Error(what))
  const load = async (address: string) => {
    const { gatedScripts } = await import('./gated-scripts.ts')
    gatedScripts(page.document, { origins, writes }).load(address)
  }
  return sinksOf(
    {
      ...{ page, sessionId, currency, log },
      scripts: { load: (address) => void load(address).catch((why) => log(String(why))) },
    },
    brand,
    wanted,
  )
}
