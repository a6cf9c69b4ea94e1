import type { FieldProblem } from '../../src-domain/payment/payment-problem.ts'

type ProblemWords = Readonly<Record<FieldProblem, string>>

/** Words of this form alone (PAY-32 to PAY-35, PAY-39). */
export interface HostedFieldsWords {
  /** For screen readers. */
  readonly frame: string
  readonly holderName: ProblemWords
  readonly expiry: ProblemWords
  readonly number: ProblemWords
  readonly cvc: ProblemWords
  /** Shown if the frame seems to be blocked. */
  readonly blocked: string
  readonly retry: string
  readonly someEmpty: string
  readonly fixFirst: string
}
