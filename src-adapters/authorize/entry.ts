import type { CardForm } from '../../src-domain/payment/card-form.ts'
import type { Outcome } from '../../src-domain/payment/payment-problem.ts'
import type { PaymentProcessor, ProcessorContext } from '../../src-domain/payment/payment-processor.ts'

/** A brand loads only one kind of form. */
export interface Entry extends Required<Pick<PaymentProcessor, 'scripts' | 'writes'>> {
  readonly fieldsHosted: boolean
  readonly open: (context: ProcessorContext, merchant: Merchant) => Promise<Outcome<MakeForm>>
}

export type MakeForm = () => CardForm

export interface Merchant {
  readonly clientKey: string
  readonly apiLoginID: string
}
