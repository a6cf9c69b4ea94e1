import type { Address } from '../address/address.ts'
import { choiceWords, describeLine } from '../cart/describe-line.ts'
import type { DiningOption } from '../dining-option/dining-option.ts'
import type { BoardOrder } from '../kitchen/board-order.ts'
import { mentionsAllergy } from '../kitchen/mentions-allergy.ts'
import type { AllergenFacts } from '../menu/allergens.ts'
import { type Minor, zero } from '../money/minor.ts'
import type { Instant } from '../time/clock.ts'

export interface SlipNote {
  readonly text: string
  readonly isAllergy: boolean
}

export interface SlipLine {
  readonly quantity: number
  readonly name: string
  /** `depth`: 0 for a choice of the dish, more for a choice of a choice. */
  readonly choices: readonly { readonly depth: number; readonly text: string }[]
  readonly note?: SlipNote
  readonly allergens?: AllergenFacts
}

/** What the kitchen's paper says of an order. Printers and the browser lay out the same slip. */
export interface Slip {
  readonly number: string
  readonly orderType: DiningOption
  readonly table?: string
  readonly name: string
  readonly phone: string
  /** As its country writes it; absent: the format of LOC-50. */
  readonly displayedPhone?: string
  readonly address?: Address
  readonly dueAt: Instant
  /** True: the customer chose the time. */
  readonly isScheduled: boolean
  readonly placedAt: Instant
  readonly lines: readonly SlipLine[]
  readonly note?: SlipNote
  /** Cash to collect; 0: paid. */
  readonly toCollect: Minor
  /** Years; the order has alcohol. */
  readonly checkIdFor?: number
  /** ISO 4217. */
  readonly currency: string
  /** Only of a cancelled order; may be empty. */
  readonly cancelReason?: string
}

export function slipOf(order: BoardOrder): Slip {
  const { displayNumber, id, orderType, tableNumber, name, phone, displayedPhone, deliveryInfo, status } = order
  return {
    number: displayNumber === '' ? id : displayNumber,
    ...{ orderType, name, phone },
    ...(displayedPhone === undefined ? {} : { displayedPhone }),
    ...(tableNumber === undefined ? {} : { table: tableNumber }),
    ...(deliveryInfo === undefined ? {} : { address: deliveryInfo }),
    dueAt: order.promisedAt,
    isScheduled: order.scheduledAt !== undefined,
    placedAt: order.placedAt,
    lines: order.lines.map(slipLine),
    ...noted(order.note),
    toCollect: order.toCollect,
    ...(order.checkIdFor === undefined ? {} : { checkIdFor: order.checkIdFor }),
    currency: order.currency,
    ...(status === 'cancelled' ? { cancelReason: order.cancelReason ?? '' } : {}),
  }
}

function slipLine(line: BoardOrder['lines'][number]): SlipLine {
  // Prices do not concern the kitchen.
  const { quantity, name, modifiers, notes, allergens } = describeLine({ ...line, price: zero })
  return {
    ...{ quantity, name },
    choices: modifiers.map((one) => ({ depth: one.depth, text: choiceWords(one) })),
    ...noted(notes),
    ...(allergens === undefined ? {} : { allergens }),
  }
}

function noted(text: string): { readonly note?: SlipNote } {
  return text.trim() === '' ? {} : { note: { text: text.trim(), isAllergy: mentionsAllergy(text) } }
}
