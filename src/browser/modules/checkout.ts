import { ContainerModule } from 'inversify'
import { checkoutFormKeeper } from '../../../src-adapters/browser/checkout-form-keeper.ts'
import { flowKeeper } from '../../../src-adapters/browser/flow-keeper.ts'
import { Port } from '../document/ports.ts'

/** Where in the flow this tab is, and what was filled in on the way. */
export const checkout = new ContainerModule(({ bind }) => {
  bind(Port.flowKeeper).toResolvedValue(flowKeeper, [Port.tab])
  bind(Port.checkoutFormKeeper).toResolvedValue(checkoutFormKeeper, [Port.tab])
})
