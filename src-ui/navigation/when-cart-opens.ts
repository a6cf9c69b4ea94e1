import type { OrderingCells } from '../ordering/ordering-app.ts'
import { whenIdle } from '../shell/when-idle.ts'

/** Runs `work` once, when the page is idle after a cart with items has opened. */
export function whenCartOpens({ order, sheet }: Pick<OrderingCells, 'order' | 'sheet'>, work: () => void): void {
  const watching = sheet.changes.subscribe(({ _tag }) => {
    if (_tag !== 'Cart' || order.current().items.length === 0) return
    // The cell reports its current value before `watching` is set.
    queueMicrotask(() => watching.unsubscribe())
    whenIdle(work)
  })
}
