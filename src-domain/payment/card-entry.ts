import type { CardFormState } from './card-form.ts'
import type { PaymentProblem } from './payment-problem.ts'

/** State of the processor's card form. */
export interface CardEntry {
  readonly _tag: 'Loading' | 'Ready' | 'Failed'
  readonly form: CardFormState
  /** Whether the processor can store cards. Known once its form is open. */
  readonly storesCards?: boolean
  readonly isSubmitting: boolean
  /** A problem that belongs to no field. */
  readonly problem?: PaymentProblem
}

export const noCardEntry: CardEntry = {
  _tag: 'Loading',
  form: { complete: false, empty: true, problems: {} },
  isSubmitting: false,
}

/** A field's problem blocks submitting (PAY-19). */
export function hasFieldProblem({ form }: CardEntry): boolean {
  return Object.keys(form.problems).length > 0
}
