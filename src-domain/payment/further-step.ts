/**
 * What a customer has to do before a charge goes through: say yes at the bank, as a rule. `data` means something to that
 * processor's browser side alone, and is in nobody's storage or log. It holds no card.
 */
export interface FurtherStep {
  readonly processor: string
  readonly data: string
}

/**
 * How a further step ended as far as this page knows. taken: the customer was there, and what was said is known to the
 * processor alone. Else there is to be no order of it: the customer closed it, said no, took too long, or never saw it.
 */
export type StepEnd = 'taken' | 'closed' | 'refused' | 'late' | 'unavailable'

/** Lets the customer take a step; resolves once, and never rejects. */
export interface FurtherSteps {
  readonly take: (step: FurtherStep) => Promise<StepEnd>
}
