export interface Nonprofit {
  readonly id: string
  readonly name: string
  /** A few words. */
  readonly cause: string
}

/** Donations per order (IMPACT-01). */
export interface Impact {
  /** Account at the charity service. Without one, the feature is off (IMPACT-12). */
  readonly widgetId?: string
  readonly nonprofits: readonly Nonprofit[]
  /** https origin; absent: donations are not reported. */
  readonly baseUrl?: string
  /** URL for test mode, so that tests donate nothing (IMPACT-13). */
  readonly stageBaseUrl?: string
  /** Header that carries `widgetId` (API-56). */
  readonly header?: string
  /** https URL of the charity's widget; by default the shop draws the choice. */
  readonly script?: string
}

interface Giving {
  readonly impact?: Impact
}

/** Undefined unless fully configured (CHK-04, IMPACT-12). */
export function impactOf({ impact }: Giving): Impact | undefined {
  return impact?.widgetId === undefined || impact.nonprofits.length === 0 ? undefined : impact
}

/** The header name in the charity's public code. */
export const usualImpactHeader = 'x-widget-id'

export function impactBase(brand: Giving, isEarnest: boolean): string | undefined {
  const impact = impactOf(brand)
  return isEarnest ? impact?.baseUrl : impact?.stageBaseUrl
}

export function chosenNonprofit(brand: Giving, id: string | undefined): Nonprofit | undefined {
  return impactOf(brand)?.nonprofits.find((one) => one.id === id)
}
