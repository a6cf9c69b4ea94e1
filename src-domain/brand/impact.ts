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
}

/** As far as a brand goes here. */
interface Giving {
  readonly impact?: Impact
}

/** What the brand gives to whom; undefined where the choice is not configured as a whole (CHK-04, IMPACT-12). */
export const impactOf = ({ impact }: Giving): Impact | undefined =>
  impact?.widgetId === undefined || impact.nonprofits.length === 0 ? undefined : impact

/** The one that was chosen, as long as the brand still has it. */
export const chosenNonprofit = (brand: Giving, id: string | undefined): Nonprofit | undefined =>
  impactOf(brand)?.nonprofits.find((one) => one.id === id)
