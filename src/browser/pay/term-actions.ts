import { isRight } from 'fp-ts/lib/Either.js'
import { refusalOf } from '../../../src-domain/call/refusal-of.ts'
import { removeLines } from '../../../src-domain/cart/change-lines.ts'
import { setNote } from '../../../src-domain/cart/change-terms.ts'
import { chooseTable } from '../../../src-domain/fulfilment/choose-table.ts'
import { seenAt } from '../../../src-domain/ordering/checkout-edit.ts'
import type { TermActions } from '../../../src-ui/checkout/pay-actions.ts'
import { scheduleController } from '../../../src-ui/scheduling/schedule-controller.ts'
import type { CheckoutHere } from './checkout-here.ts'
import type { PayNeeds } from './pay-needs.ts'

/** What the order is besides its dishes: note, table, time, tip, whom it helps. */
export function termActions(
  { cells, ports, ...needs }: PayNeeds,
  { snapshot, change, orderChanged }: CheckoutHere,
): TermActions {
  const { order, schedule } = cells
  const { ids } = ports
  const choose = chooseTable({ tables: needs.tables, order, ids })
  return {
    beginEdit: () => needs.keepEdit(seenAt(snapshot())),
    removeLines: (indexes) => {
      order.update(removeLines(indexes, ids.uuid()))
      orderChanged()
    },
    setNote: (note) => {
      const before = order.current()
      order.update(setNote(note, ids.uuid()))
      if (order.current() !== before) orderChanged()
    },
    chooseTable: (number) =>
      refusalOf(async () => {
        const outcome = await choose(number)()
        if (isRight(outcome)) orderChanged()
        return outcome
      }),
    schedule: scheduleController({ gateway: needs.schedules, order, schedule, ids }, orderChanged),
    chooseTip: (tip) => change((now) => ({ ...now, tip })),
    chooseNonprofit: (nonprofit) => change((now) => ({ ...now, nonprofit })),
  }
}
