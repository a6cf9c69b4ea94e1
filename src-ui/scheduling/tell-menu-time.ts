import { menuTime } from '../../src-domain/cart/menu-time.ts'
import type { OrderInProgress } from '../../src-domain/cart/order-in-progress.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { Words } from '../messages/words-context.tsx'
import type { WatchableCell } from '../state/cell.ts'
import { nextTimeWords } from './next-time-words.ts'

/**
 * While the order is for later, the line of the restaurant says for when, in place of how long food takes now. For a
 * delivery the line names the fee and is written by `enhanceDelivery`.
 */
export function tellMenuTime(
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
