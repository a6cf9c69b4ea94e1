/**
 * A step of the customer before a charge goes through, usually at the bank. Only the processor's browser code reads
 * `data`. It contains no card; never store or log it.
 */
export interface FurtherStep {
  readonly processor: string
  readonly data: string
}

/**
 * taken: done, but only the processor knows the result. Otherwise no order may follow: the customer closed or refused
 * it, ran out of time, or never saw it.
 */
export type StepEnd = 'taken' | 'closed' | 'refused' | 'late' | 'unavailable'

/** Resolves once, never rejects. */
export interface FurtherSteps {
  readonly take: (step: FurtherStep) => Promise<StepEnd>
}
