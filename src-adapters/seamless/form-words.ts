import type { FieldProblem } from '../../src-domain/payment/payment-problem.ts'

type Said = Readonly<Record<FieldProblem, string>>

/** Words of this form alone (PAY-32 to PAY-35, PAY-39). */
export interface HostedFieldsWords {
  /** For screen readers. */
  readonly frame: string
  readonly holderName: Said
  readonly expiry: Said
  readonly number: Said
  readonly cvc: Said
  /** Shown if the frame seems to be blocked. */
  readonly blocked: string
  readonly retry: string
  readonly someEmpty: string
  readonly fixFirst: string
}
