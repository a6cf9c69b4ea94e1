import { choiceWords, describeLine } from '../../src-domain/cart/describe-line.ts'
import type { TicketLine } from '../../src-domain/ordering/ticket.ts'
import type { MailWords } from '../mail/mail-words.en.ts'
import { addressLines } from '../mail/receipt-facts.ts'
import { printable } from '../mail/safe-text.ts'
import type { ToldOrder } from '../mail/told-order.ts'
import { type ToldTimes, toldTimes } from '../mail/told-times.ts'

/**
 * What the kitchen reads: the number, how the food leaves and for whom, when it is wanted (an order for tomorrow must
 * not read like one for now), where it goes, and every line with its choices and notes. No prices: a kitchen needs none.
 */
export function kitchenSlip(order: ToldOrder, words: MailWords): string {
  const { ticket, name, phone, note, cancelled } = order
  const { slip } = words
  const times = toldTimes(order, words)
  const blocks: readonly (readonly string[])[] = [
    cancelled === undefined ? [] : [slip.cancelled, ...(cancelled.reason === '' ? [] : [`"${cancelled.reason}"`])],
    [
      words.number({ number: ticket.displayNumber }),
      typeLine(order, words),
      ...(name === undefined ? [] : [slip.for({ name })]),
      ...(phone === undefined ? [] : [slip.phone({ phone })]),
    ],
    [whenLine(times, words), slip.placed({ when: times.placed })],
    whereLines(order, words),
    ticket.items.flatMap(lineOf),
    note === '' ? [] : [`"${note}"`],
  ]
  return blocks
    .filter((block) => block.length > 0)
    .map((block) => block.join('\n'))
    .join('\n\n')
}

/** No number of an order reads like it. */
const unnumbered = '\0'

/** The slip of an order whose number nobody knows yet: what stands before the number, and what after it. */
export function slipAroundNumber(order: ToldOrder, words: MailWords): readonly [before: string, after: string] {
  const slip = kitchenSlip({ ...order, ticket: { ...order.ticket, displayNumber: unnumbered } }, words)
  const at = slip.indexOf(unnumbered)
  return [slip.slice(0, at), slip.slice(at + unnumbered.length)]
}

/** "Table 7", "Delivery". */
export function typeLine({ ticket }: ToldOrder, { slip }: MailWords): string {
  return `${slip.type[ticket.orderType]}${ticket.tableNumber === undefined ? '' : ` ${ticket.tableNumber}`}`
}

export function whenLine({ wanted, about }: ToldTimes, words: MailWords): string {
  if (wanted !== undefined) return words.slip.later({ when: wanted })
  return about === undefined ? words.slip.now : words.slip.nowBy({ when: about })
}

function whereLines({ ticket, deliveryNotes }: ToldOrder, { slip }: MailWords): readonly string[] {
  const { deliveryInfo } = ticket
  if (deliveryInfo === undefined) return []
  return [slip.address, ...addressLines(deliveryInfo), ...(deliveryNotes === '' ? [] : [`"${deliveryNotes}"`])]
}

function lineOf(sold: TicketLine): readonly string[] {
  const { name, quantity, modifiers, notes } = describeLine(sold)
  return [
    `${quantity} x ${printable(name)}`,
    ...modifiers.map((one) => `${'  '.repeat(one.depth + 1)}${choiceWords(one)}`),
    ...(notes === '' ? [] : [`  "${notes}"`]),
  ]
}
