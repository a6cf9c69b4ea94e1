import { ContainerModule } from 'inversify'
import { mobilePayStore } from '../../../src-adapters/browser/mobile-pay-store.ts'
import { processorOf } from '../../processors/browser.ts'
import { Port } from '../document/ports.ts'

/** The processor that the brand chose, and how this device's customer paid last. */
export const payment = new ContainerModule(({ bind }) => {
  bind(Port.processor).toResolvedValue(
    ({ brand }, clock, ids, pause, send) =>
      (wording) =>
        processorOf(brand.paymentProcessor, {
          ...{ clock, ids, pause, send, window, wording },
          ...(brand.paymentForm === undefined ? {} : { form: brand.paymentForm }),
        }),
    [Port.facts, Port.clock, Port.ids, Port.pause, Port.sendJson],
  )
  bind(Port.mobilePay).toResolvedValue(mobilePayStore, [Port.local])
})
