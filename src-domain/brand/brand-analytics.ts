/** How a brand uses one sink of events. */
export interface SinkSettings {
  /** Under which the service knows the brand; '' where it needs none. */
  readonly id: string
  /** Where the brand runs the service itself, instead of at its maker's. */
  readonly origin?: string
  /** Whether it learns the name, e-mail and phone of a customer. */
  readonly isToldWho: boolean
}

/** The sinks that a brand enabled (ANA-11), by the names of this build's registry. */
export type BrandAnalytics = Readonly<Record<string, SinkSettings>>
