/** Somebody whom an order can help. */
export interface Nonprofit {
  readonly id: string
  readonly name: string
  /** What it does, in a few words. */
  readonly cause: string
}

/** A brand that gives a part of each order away (IMPACT-01). */
export interface Impact {
  /** The brand's account at the charity service; without one nothing is shown (IMPACT-12). */
  readonly widgetId?: string
  readonly nonprofits: readonly Nonprofit[]
  /** Of the charity service, an https origin; without it nobody is told what was given. */
  readonly baseUrl?: string
  /** The same for trials, so that no test gives a dollar away (IMPACT-13). */
  readonly stageBaseUrl?: string
  /** The header that carries `widgetId` to the charity service (API-56). */
  readonly header?: string
  /** Where the charity's own widget is, an https address of a script; without it the shop draws the choice itself. */
  readonly script?: string
}

/** As far as a brand goes here. */
interface Giving {
  readonly impact?: Impact
}

/** What the brand gives to whom; undefined where the choice is not configured as a whole (CHK-04, IMPACT-12). */
export function impactOf({ impact }: Giving): Impact | undefined {
  return impact?.widgetId === undefined || impact.nonprofits.length === 0 ? undefined : impact
}

/** As the charity's public code sends it. */
export const usualImpactHeader = 'x-widget-id'

/** Where the charity service is told, in earnest or in a trial (IMPACT-13). */
export function impactBase(brand: Giving, isEarnest: boolean): string | undefined {
  const impact = impactOf(brand)
  return isEarnest ? impact?.baseUrl : impact?.stageBaseUrl
}

/** The one that was chosen, as long as the brand still has it. */
export function chosenNonprofit(brand: Giving, id: string | undefined): Nonprofit | undefined {
  return impactOf(brand)?.nonprofits.find((one) => one.id === id)
}
