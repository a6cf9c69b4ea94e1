import type { Address } from '../address/address.ts'
import type { DiningOption } from '../dining-option/dining-option.ts'
import type { Minor } from '../money/minor.ts'
import type { TicketLine } from '../ticket/ticket.ts'
import type { Instant } from '../time/clock.ts'
import type { AcceptanceTimes } from './hand-acceptance.ts'
import type { KitchenState } from './kitchen-state.ts'

export interface BoardOrder extends KitchenState {
  readonly id: string
  readonly displayNumber: string
  readonly orderType: DiningOption
  readonly placedAt: Instant
  readonly scheduledAt?: Instant
  /** When the kitchen starts; later for a scheduled order. */
  readonly opensAt: Instant
  /** Limits for accepting the order; absent if it is accepted, or the location accepts orders at once. */
  readonly acceptance?: AcceptanceTimes
  readonly name: string
  /** Empty if none was given. */
  readonly phone: string
  /** As its country writes it; absent: the format of LOC-50. */
  readonly displayedPhone?: string
  readonly tableNumber?: string
  readonly deliveryInfo?: Address
  readonly lines: readonly Pick<TicketLine, 'name' | 'quantity' | 'notes' | 'modifiers' | 'allergens'>[]
  readonly note: string
  /** Years; the order has alcohol. */
  readonly checkIdFor?: number
  /** ISO 4217. */
  readonly currency: string
  readonly total: Minor
  /** Cash that staff must still collect; 0 if paid. */
  readonly toCollect: Minor
  /** State of the last refund; absent if there is none, or it is done. */
  readonly refund?: 'pending' | 'refused'
}
