import type { FieldProblem } from '../../src-domain/payment/payment-problem.ts'

type Said = Readonly<Record<FieldProblem, string>>

/** The sentences of this form, which are its own (PAY-32 to PAY-35, PAY-39); they come with it. */
export interface HostedFieldsWords {
  /** What the frame is called for who cannot see it. */
  readonly frame: string
  readonly holderName: Said
  readonly expiry: Said
  readonly number: Said
  readonly cvc: Said
  /** Beside a frame that seems to be blocked, with the button that asks for another. */
  readonly blocked: string
  readonly retry: string
  readonly someEmpty: string
  readonly fixFirst: string
}
