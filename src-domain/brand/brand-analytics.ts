export interface SinkSettings {
  /** The brand's id at the service; '' if it needs none. */
  readonly id: string
  /** Set if the brand hosts the service itself. */
  readonly origin?: string
  /** Whether the service receives name, email and phone. */
  readonly receivesPersonalData: boolean
}

/** ANA-11; keys are names in the registry. */
export type BrandAnalytics = Readonly<Record<string, SinkSettings>>
