import { choiceWords, describeLine } from '../../src-domain/cart/describe-line.ts'
import { statusAt } from '../../src-domain/kitchen/board.ts'
import type { BoardOrder } from '../../src-domain/kitchen/board-order.ts'
import { type DueIn, dueIn, type Urgency } from '../../src-domain/kitchen/due-in.ts'
import { acceptanceLeft } from '../../src-domain/kitchen/hand-acceptance.ts'
import { isOpen } from '../../src-domain/kitchen/kitchen-status.ts'
import { mentionsAllergy } from '../../src-domain/kitchen/mentions-allergy.ts'
import type { AllergenFacts } from '../../src-domain/menu/allergens.ts'
import { zero } from '../../src-domain/money/minor.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { Words } from '../messages/words-context.tsx'
import { nextTimeWords, timeWords } from '../scheduling/next-time-words.ts'

export interface BoardWords {
  readonly staff: Words['staff']
  readonly clock: Words['clock']
  /** IANA zone of the restaurant. */
  readonly timeZone: string
}

export interface ShownNote {
  readonly text: string
  readonly isAllergy: boolean
}

export interface ShownLine {
  readonly name: string
  readonly choices: readonly string[]
  readonly note: ShownNote | undefined
  readonly allergens: AllergenFacts | undefined
}

export interface OrderWords {
  readonly number: string
  readonly type: string
  readonly name: string
  readonly table: string | undefined
  /** Due time; only for open orders that the kitchen works on now. */
  readonly due: { readonly text: string; readonly urgency: Urgency } | undefined
  /** Time left to accept the order by hand. */
  readonly acceptance: { readonly text: string; readonly urgency: Urgency } | undefined
  /** The promised time, the scheduled time, or when the order ended. */
  readonly time: string
  /** Undefined for a cancelled order, which collects no payment. */
  readonly payment: { readonly text: string; readonly isDue: boolean } | undefined
  readonly lines: readonly ShownLine[]
  readonly note: ShownNote | undefined
  readonly driver: string | undefined
  readonly checkId: string | undefined
}

export function orderWords(words: BoardWords, order: BoardOrder, now: Instant): OrderWords {
  const { staff } = words
  const { displayNumber, id, orderType, name, tableNumber, driver } = order
  const status = statusAt(order, now)
  const isUnderWay = isOpen(status) && status !== 'scheduled'
  const due = dueIn(order.promisedAt, now)
  return {
    number: displayNumber === '' ? id : displayNumber,
    type: staff.type[orderType],
    name,
    table: tableNumber === undefined ? undefined : staff.table({ number: tableNumber }),
    due: isUnderWay ? { text: dueWords(staff.due, due), urgency: due.urgency } : undefined,
    acceptance: status === 'new' ? acceptanceWords(staff.acceptance, order, now) : undefined,
    time: timeOf(words, order, now),
    payment: status === 'cancelled' ? undefined : paymentOf(staff, order),
    lines: order.lines.map((line) => shownLine(staff, line)),
    note: shownNote(order.note),
    checkId: order.checkIdFor === undefined ? undefined : staff.checkId({ age: order.checkIdFor }),
    driver: driver === undefined || driver.name === '' ? undefined : staff.driver({ name: driver.name }),
  }
}

/** "due in 15 minutes", for the live region. */
export function spokenDue({ spokenDue: words }: Words['staff'], { promisedAt }: BoardOrder, now: Instant): string {
  return dueWords(words, dueIn(promisedAt, now))
}

export function clockTime({ clock, timeZone }: BoardWords, at: Instant): string {
  return timeWords(clock, at / 1000, timeZone)
}

function acceptanceWords(
  words: Words['staff']['acceptance'],
  { acceptance }: BoardOrder,
  now: Instant,
): OrderWords['acceptance'] {
  if (acceptance === undefined) return undefined
  const { _tag, minutes, urgency } = acceptanceLeft(acceptance, now)
  return { text: words[_tag]({ minutes }), urgency }
}

/** An order that staff completed was paid. */
function paymentOf(staff: Words['staff'], { status, toCollect }: BoardOrder): OrderWords['payment'] {
  return toCollect > 0 && status !== 'completed'
    ? { text: staff.collect({ price: staff.price(toCollect) }), isDue: true }
    : { text: staff.paid, isDue: false }
}

interface DueWords {
  readonly in: (facts: { readonly minutes: number }) => string
  readonly now: string
  readonly late: (facts: { readonly minutes: number }) => string
}

function dueWords(words: DueWords, { minutes }: DueIn): string {
  if (minutes < 0) return words.late({ minutes: -minutes })
  return minutes === 0 ? words.now : words.in({ minutes })
}

function timeOf(words: BoardWords, order: BoardOrder, now: Instant): string {
  const { staff, clock, timeZone } = words
  const status = statusAt(order, now)
  const ended = order.steps.at(-1)
  if (!isOpen(status) && ended !== undefined)
    return staff.statusAt({ status: staff.statusNow[status], time: clockTime(words, ended.at) })
  if (status === 'scheduled')
    return staff.scheduledFor({ when: nextTimeWords(clock, order.promisedAt / 1000, timeZone, now) })
  return staff.promised({ time: clockTime(words, order.promisedAt) })
}

function shownLine(staff: Words['staff'], line: BoardOrder['lines'][number]): ShownLine {
  // Prices do not concern the kitchen.
  const { modifiers, notes, allergens } = describeLine({ ...line, price: zero })
  return {
    name: staff.line({ count: line.quantity, name: line.name }),
    choices: modifiers.map(choiceWords),
    note: shownNote(notes),
    allergens,
  }
}

function shownNote(text: string): ShownNote | undefined {
  return text.trim() === '' ? undefined : { text, isAllergy: mentionsAllergy(text) }
}
