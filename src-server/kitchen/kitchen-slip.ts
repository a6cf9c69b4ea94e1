import { choiceWords, describeLine } from '../../src-domain/cart/describe-line.ts'
import { allergenLines } from '../../src-domain/menu/allergen-sentences.ts'
import { ownLanguageOf } from '../../src-domain/text/language.ts'
import type { Ticket, TicketLine } from '../../src-domain/ticket/ticket.ts'
import { type KitchenHouse, kitchenWords, phoneIn } from '../mail/mail-house.ts'
import { mailPrice } from '../mail/mail-price.ts'
import { type MailTimes, mailTimes } from '../mail/mail-times.ts'
import type { MailWords } from '../mail/mail-words.en.ts'
import type { MailedOrder } from '../mail/mailed-order.ts'
import { addressLines } from '../mail/receipt-facts.ts'
import { printable } from '../mail/safe-text.ts'

/** A scheduled order must not read like one for now. */
export function kitchenSlip(order: MailedOrder, house: KitchenHouse): string {
  const words = kitchenWords(house)
  const { ticket, name, phone, note, cancelled } = order
  const { slip } = words
  const times = mailTimes(order, words)
  const blocks: readonly (readonly string[])[] = [
    cancelled === undefined ? [] : [slip.cancelled, ...(cancelled.reason === '' ? [] : [`"${cancelled.reason}"`])],
    [
      words.number({ number: ticket.displayNumber }),
      typeLine(order, words),
      ...(name === undefined ? [] : [slip.for({ name })]),
      ...(phone === undefined ? [] : [slip.phone({ phone: phoneIn(house, phone) })]),
      ...(cancelled === undefined ? [moneyLine(ticket, words, house)] : []),
      ...(ticket.checkIdFor === undefined ? [] : [slip.checkId({ age: ticket.checkIdFor })]),
    ],
    [whenLine(times, words), ...doorLine(times, words), slip.placed({ when: times.placed })],
    whereLines(order, words),
    ticket.items.flatMap((line) => lineOf(line, words)),
    note === '' ? [] : [`"${note}"`],
  ]
  return blocks
    .filter((block) => block.length > 0)
    .map((block) => block.join('\n'))
    .join('\n\n')
}

const unnumbered = '\0'

/** The slip before and after a number that is not known yet. */
export function slipAroundNumber(order: MailedOrder, house: KitchenHouse): readonly [before: string, after: string] {
  const slip = kitchenSlip({ ...order, ticket: { ...order.ticket, displayNumber: unnumbered } }, house)
  const at = slip.indexOf(unnumbered)
  return [slip.slice(0, at), slip.slice(at + unnumbered.length)]
}

/** "Table 7", "Delivery". */
export function typeLine({ ticket }: MailedOrder, { slip }: MailWords): string {
  return `${slip.type[ticket.orderType]}${ticket.tableNumber === undefined ? '' : ` ${ticket.tableNumber}`}`
}

export function whenLine({ wanted, about, ready }: MailTimes, { slip }: MailWords): string {
  if (wanted !== undefined) return ready === undefined ? slip.later({ when: wanted }) : slip.laterBy({ when: ready })
  const by = ready ?? about
  return by === undefined ? slip.now : slip.nowBy({ when: by })
}

function doorLine({ wanted, about, ready }: MailTimes, { slip }: MailWords): readonly string[] {
  if (ready === undefined) return []
  if (wanted !== undefined) return [slip.doorAt({ when: wanted })]
  return about === undefined ? [] : [slip.doorAbout({ when: about })]
}

function moneyLine(ticket: Ticket, { slip }: MailWords, house: KitchenHouse): string {
  const owes = ticket.payment?.kind === 'cash' && ticket.finalAmount > 0
  return owes
    ? slip.collect({ amount: mailPrice(ticket, house, ownLanguageOf(house.brand.defaultLocale))(ticket.finalAmount) })
    : slip.paid
}

function whereLines({ ticket, deliveryNotes }: MailedOrder, { slip }: MailWords): readonly string[] {
  const { deliveryInfo } = ticket
  if (deliveryInfo === undefined) return []
  return [slip.address, ...addressLines(deliveryInfo), ...(deliveryNotes === '' ? [] : [`"${deliveryNotes}"`])]
}

function lineOf(sold: TicketLine, words: MailWords): readonly string[] {
  const { name, quantity, modifiers, notes, allergens } = describeLine(sold)
  return [
    `${quantity} x ${printable(name)}`,
    ...modifiers.map((one) => `${'  '.repeat(one.depth + 1)}${choiceWords(one)}`),
    ...allergenLines(allergens, words.allergens).map((text) => `  ${printable(text)}`),
    ...(notes === '' ? [] : [`  "${notes}"`]),
  ]
}
