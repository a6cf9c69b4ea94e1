import { ContainerModule } from 'inversify'
import type { PaymentProcessor } from '../../../src-domain/payment/payment-processor.ts'
import { type ProcessorNeeds, processorOf } from '../../processors/browser.ts'
import { Port, port } from '../document/ports.ts'

/** Loads the brand's processor; undefined when this build does not have it. */
type LoadProcessor = (wording: ProcessorNeeds['wording']) => Promise<PaymentProcessor | undefined>

export const paymentProcessor = port<LoadProcessor>('PaymentProcessor')

/** The brand's payment processor; loads with the first card form. */
export const payment = new ContainerModule(({ bind }) => {
  bind(paymentProcessor).toResolvedValue(
    ({ brand }, { clock, ids, pause }, { send }) =>
      (wording) =>
        processorOf(brand.paymentProcessor, {
          ...{ clock, ids, pause, send, window, wording },
          ...(brand.paymentForm === undefined ? {} : { form: brand.paymentForm }),
        }),
    [Port.facts, Port.device, Port.orderServer],
  )
})
