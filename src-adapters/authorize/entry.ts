import type { CardForm } from '../../src-domain/payment/card-form.ts'
import type { Outcome } from '../../src-domain/payment/payment-problem.ts'
import type { PaymentProcessor, ProcessorContext } from '../../src-domain/payment/payment-processor.ts'

/** Where a card is typed: into fields of ours, or into Authorize.Net's own form. A brand has one of them, and loads no other. */
export interface Entry extends Required<Pick<PaymentProcessor, 'scripts' | 'writes'>> {
  readonly fieldsHosted: boolean
  readonly open: (context: ProcessorContext, merchant: Merchant) => Promise<Outcome<MakeForm>>
}

export type MakeForm = () => CardForm

/** A restaurant's, as Authorize.Net calls them; neither is a secret. */
export interface Merchant {
  readonly clientKey: string
  readonly apiLoginID: string
}
