import type { CartLine } from '../../../src-domain/cart/cart-line.ts'
import {
  addLine,
  clearLines,
  removeLine,
  removeLines,
  replaceLine,
  setQuantity,
} from '../../../src-domain/cart/change-lines.ts'
import { tapPacking } from '../../../src-domain/cart/change-packing.ts'
import type { ConfirmedItem } from '../../../src-domain/selection/confirm-draft.ts'
import type { OrderingActions } from '../../../src-ui/ordering/ordering-app.ts'
import type { ActionNeeds } from './action-needs.ts'

type LineActions = Pick<
  OrderingActions,
  'addItem' | 'saveLine' | 'removeLine' | 'clearCart' | 'removeLines' | 'setQuantity' | 'addUpsell' | 'tapPacking'
>

/** The dishes of the order and what they are packed in; what was done is told. */
export function lineActions({ cells, flow, ids, words, say }: ActionNeeds): LineActions {
  const { order } = cells
  const nameAt = (index: number) => order.current().items[index]?.name || words.itemUnavailable
  return {
    addItem: (item) => {
      order.update(addLine(lineOf(item), ids.uuid()))
      say(words.added({ name: item.name, count: item.quantity }))
      flow.back()
    },
    saveLine: (index, item) => {
      order.update(replaceLine(index, lineOf(item), ids.uuid()))
      say(words.changed({ name: item.name }))
      flow.back()
    },
    removeLine: (index) => {
      const name = nameAt(index)
      order.update(removeLine(index, ids.uuid()))
      say(words.removed({ name }))
      flow.back()
    },
    clearCart: () => {
      order.update(clearLines(ids.uuid()))
      say(words.removedAll)
      flow.back()
    },
    removeLines: (indexes) => {
      order.update(removeLines(indexes, ids.uuid()))
      say(words.removedLeftBehind({ count: indexes.length }))
    },
    setQuantity: (index, quantity) => order.update(setQuantity(index, quantity, ids.uuid())),
    addUpsell: (item) => {
      order.update(addLine(lineOf(item), ids.uuid()))
      say(words.added({ name: item.name, count: item.quantity }))
    },
    tapPacking: (group, item) => {
      const before = order.current().packingItems
      order.update(tapPacking(cells.packing.current().menu, group, item, ids.uuid()))
      const after = order.current().packingItems
      return before.find((one) => one.item !== item.id && !after.includes(one))?.name
    },
  }
}

function lineOf({ totalPrice: _, ...line }: ConfirmedItem): CartLine {
  return line
}
