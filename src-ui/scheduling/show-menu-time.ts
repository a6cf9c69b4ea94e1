import { menuTime } from '../../src-domain/cart/menu-time.ts'
import type { OrderInProgress } from '../../src-domain/cart/order-in-progress.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { Words } from '../messages/words-context.tsx'
import type { WatchableCell } from '../state/cell.ts'
import { nextTimeWords } from './next-time-words.ts'

/** Shows the order's time on the menu instead of the duration. For deliveries, `enhanceDelivery` writes this line. */
export function showMenuTime(
  page: ParentNode,
  order: Pick<WatchableCell<OrderInProgress>, 'changes'>,
  words: Words['times'],
  timeZone: string,
  now: () => Instant,
): void {
  const line = page.querySelector('[data-line]')
  if (line === null) return
  const forNow = line.textContent
  order.changes.subscribe((current) => {
    const at = menuTime(current, now())
    line.textContent = at === undefined ? forNow : words.orderFor({ when: nextTimeWords(words, at, timeZone, now()) })
  })
}
