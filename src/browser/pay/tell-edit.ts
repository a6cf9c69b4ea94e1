import type { FlowPosition } from '../../../src-domain/checkout/flow-position.ts'
import { editIn } from '../../../src-domain/checkout/flow-position.ts'
import { editOutcome } from '../../../src-domain/ordering/checkout-edit.ts'
import { Port } from '../document/ports.ts'
import { checkoutHere } from './checkout-here.ts'
import type { PayPage } from './pay-page.ts'

/** Tells the customer once what an edit in the shop changed, as soon as the server has judged and priced the order. */
export function tellEdit({ cells, container, ports }: PayPage, position: FlowPosition | undefined): void {
  const before = editIn(position)
  if (before === undefined || position?.document !== 'pay') return
  // The edit ends here.
  container.get(Port.flowStore).write({ document: 'pay', afterLogin: position.afterLogin })
  const { snapshot } = checkoutHere({ cells, ports, formStore: container.get(Port.checkoutFormStore) })
  const telling = cells.checks.changes.subscribe(() => {
    const outcome = editOutcome(before, snapshot())
    if (outcome === undefined) return
    telling.unsubscribe()
    cells.edited.update(() => ({ outcome }))
  })
}
