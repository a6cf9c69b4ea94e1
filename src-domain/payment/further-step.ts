/**
 * A step that the customer takes before a charge succeeds, usually at the bank. Only the processor's browser code reads
 * `data`. It contains no card; never store or log it.
 */
export interface FurtherStep {
  readonly processor: string
  readonly data: string
}

/**
 * taken: the step is done, but only the processor knows the result. No other end may lead to an order: the customer
 * closed or refused the step, ran out of time, or never saw it.
 */
export type StepEnd = 'taken' | 'closed' | 'refused' | 'late' | 'unavailable'

/** Resolves once, never rejects. */
export interface FurtherSteps {
  readonly take: (step: FurtherStep) => Promise<StepEnd>
}
