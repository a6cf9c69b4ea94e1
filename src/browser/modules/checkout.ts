import { ContainerModule } from 'inversify'
import { checkoutFormStore } from '../../../src-adapters/browser/checkout-form-store.ts'
import { flowHistory } from '../../../src-adapters/browser/flow-history.ts'
import { flowStore } from '../../../src-adapters/browser/flow-store.ts'
import { Port } from '../document/ports.ts'

/** Where in the flow this tab is, and what was filled in on the way. */
export const checkout = new ContainerModule(({ bind }) => {
  bind(Port.flowHistory).toResolvedValue(({ page }) => flowHistory(page), [Port.facts])
  bind(Port.flowStore).toResolvedValue(flowStore, [Port.tab])
  bind(Port.checkoutFormStore).toResolvedValue(checkoutFormStore, [Port.tab])
})
