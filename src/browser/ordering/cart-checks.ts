import { type CheckPorts, validateOrder } from '../../../src-domain/ordering/check-order.ts'
import { draftPlacement, type PlacementState } from '../../../src-domain/ordering/placement-state.ts'
import type { Pause } from '../../../src-domain/time/clock.ts'
import type { OrderingCells } from '../../../src-ui/cart/ordering-app.ts'
import { cell } from '../../../src-ui/state/cell.ts'

export interface CartCheckNeeds {
  readonly cells: Pick<OrderingCells, 'order' | 'place' | 'checks' | 'online'>
  readonly orders: CheckPorts['orders']
  readonly pause: Pause
}

/** Milliseconds in which several taps on a stepper are one change. */
const quiet = 300

/**
 * CHK-62: the order is put to the restaurant when the cart is opened and after each change there, so that what it
 * objects to is marked (CART-16) before anybody goes to pay. To be called once.
 */
export function checkCart({ cells, orders, pause }: CartCheckNeeds): void {
  // Nothing is placed from here; the pay document validates again and prices.
  const placement = cell<PlacementState>(draftPlacement)
  const validate = validateOrder({ orders, order: cells.order, checks: cells.checks, placement })
  let wanted = 0
  let judged: string | undefined
  const look = async () => {
    const { items, location, idempotencyKey } = cells.order.current()
    if (cells.place.current()._tag !== 'Cart') {
      judged = undefined
      return
    }
    if (idempotencyKey === judged || items.length === 0 || location === undefined) return
    wanted += 1
    const turn = wanted
    await pause.wait(quiet)
    if (turn !== wanted || cells.place.current()._tag !== 'Cart' || !cells.online.current()) return
    judged = cells.order.current().idempotencyKey
    await validate()
  }
  cells.place.changes.subscribe(() => void look())
  cells.order.changes.subscribe(() => void look())
  cells.online.changes.subscribe(() => void look())
}
