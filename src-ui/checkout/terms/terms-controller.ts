import { isLeft } from 'fp-ts/lib/Either.js'
import { removeLines } from '../../../src-domain/cart/change-lines.ts'
import { setNote } from '../../../src-domain/cart/change-terms.ts'
import { seenAt } from '../../../src-domain/checkout/checkout-edit.ts'
import type { AfterLogin } from '../../../src-domain/checkout/flow-position.ts'
import { chooseTable } from '../../../src-domain/fulfilment/choose-table.ts'
import type { AgePromise } from '../../../src-domain/menu/alcohol.ts'
import type { TipChoice } from '../../../src-domain/pricing/tip-rules.ts'
import type { ScheduleController } from '../../scheduling/schedule-controller.ts'
import type { CheckoutPorts } from '../checkout-ports.ts'
import type { CurrentCheckout } from '../current-checkout.ts'

export function termsController(
  { cells, ordering, tables, flowStore }: Pick<CheckoutPorts, 'cells' | 'ordering' | 'tables' | 'flowStore'>,
  { current, change, orderChanged }: CurrentCheckout,
  schedule: ScheduleController,
  afterLogin: AfterLogin,
) {
  const { order } = cells
  const { ids } = ordering
  const choose = chooseTable({ tables, order, ids })
  return {
    /** Stores the current state before the customer edits the order in the shop. The shop then leads back here. */
    beginEdit: () => flowStore.write({ document: 'pay', afterLogin, edit: seenAt(current()) }),
    removeLines: (indexes: readonly number[]) => {
      order.update(removeLines(indexes, ids.uuid()))
      orderChanged()
    },
    setNote: (note: string) => {
      const before = order.current()
      order.update(setNote(note, ids.uuid()))
      if (order.current() !== before) orderChanged()
    },
    /** Undefined if the restaurant accepted it (TABLE-07). */
    chooseTable: async (number: string) => {
      const outcome = await choose(number)
      if (isLeft(outcome)) return outcome.left
      orderChanged()
      return undefined
    },
    schedule,
    chooseTip: (tip: TipChoice) => change((now) => ({ ...now, tip })),
    /** Undefined: the customer cleared the box. */
    promiseAge: (agePromise: AgePromise | undefined) =>
      change(({ agePromise: _, ...now }) => (agePromise === undefined ? now : { ...now, agePromise })),
    /** Nonprofit that receives this order's share (CHK-04). */
    chooseNonprofit: (nonprofit: string) => change((now) => ({ ...now, nonprofit })),
  }
}
