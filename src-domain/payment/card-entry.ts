import type { CardFormState } from './card-form.ts'
import type { PaymentProblem } from './payment-problem.ts'

/** The processor's form as the screens know it. */
export interface CardEntry {
  readonly _tag: 'Loading' | 'Ready' | 'Failed'
  readonly form: CardFormState
  /** The processor keeps cards, once its form is there. */
  readonly storesCards?: boolean
  /** PAY-48: the form is being sent to the processor. */
  readonly isSubmitting: boolean
  /** Why the processor gave no instrument, apart from what stands at the fields. */
  readonly problem?: PaymentProblem
}

export const noCardEntry: CardEntry = {
  _tag: 'Loading',
  form: { complete: false, empty: true, problems: {} },
  isSubmitting: false,
}

/** What the processor complains of keeps the form from being sent (PAY-19). */
export function hasFieldProblem({ form }: CardEntry): boolean {
  return Object.keys(form.problems).length > 0
}
