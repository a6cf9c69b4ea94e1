import { displayedIn, type PhoneRules } from '../../src-domain/account/phone-rules.ts'
import type { BoardOrder } from '../../src-domain/kitchen/board-order.ts'

/** As staff's documents show it. */
export function withDisplayedPhone(order: BoardOrder, phones: Pick<PhoneRules, 'displayed'>): BoardOrder {
  return order.phone === '' ? order : { ...order, ...displayedIn(phones, order.phone) }
}
