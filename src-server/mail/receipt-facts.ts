import type { Address } from '../../src-domain/address/address.ts'
import { type DescribedLine, describeLine } from '../../src-domain/cart/describe-line.ts'
import { allergenLines } from '../../src-domain/menu/allergen-sentences.ts'
import type { Minor } from '../../src-domain/money/minor.ts'
import { rateText } from '../../src-domain/money/rate.ts'
import type { FooterLine } from '../../src-domain/pricing/footer-lines.ts'
import type { Ticket } from '../../src-domain/ticket/ticket.ts'
import { ticketTotals } from '../../src-domain/ticket/ticket-totals.ts'
import { brandPhone, type MailHouse, phoneIn } from './mail-house.ts'
import { mailPrice } from './mail-price.ts'
import { mailTimes } from './mail-times.ts'
import type { MailWords } from './mail-words.en.ts'
import { mailWordsFor } from './mail-words.ts'
import type { MailedOrder } from './mailed-order.ts'
import { safeLine } from './safe-text.ts'

export interface ReceiptFacts {
  readonly thanks: string
  readonly number: string
  readonly times: readonly string[]
  readonly where: { readonly label: string; readonly lines: readonly string[] }
  readonly lines: readonly DescribedLine[]
  /** Lines of a dish's allergens. */
  readonly allergens: (line: DescribedLine) => readonly string[]
  readonly price: (amount: Minor) => string
  readonly notes: readonly string[]
  readonly totals: readonly { readonly label: string; readonly amount: string; readonly isTotal: boolean }[]
  readonly tender: string | undefined
  readonly points: string | undefined
  readonly link: { readonly label: string; readonly address: string } | undefined
  readonly call: string | undefined
}

export function receiptFacts(order: MailedOrder, house: MailHouse, language: string): ReceiptFacts {
  const words = mailWordsFor(house, language)
  const { ticket, name, note, deliveryNotes } = order
  const { pointsEarned } = ticket
  const price = mailPrice(ticket, house, language)
  return {
    thanks: `${words.thanks({ name })} ${words.has({ location: ticket.location.name })}`,
    number: words.number({ number: ticket.displayNumber }),
    times: timesOf(order, words),
    where: { label: words.where[ticket.orderType], lines: whereOf(order, words) },
    // The address is unverified, so typed text must not contain links.
    lines: ticket.items.map((line) => describeLine({ ...line, notes: safeLine(line.notes) })),
    allergens: (line) => allergenLines(line.allergens, words.allergens),
    price,
    notes: [note, deliveryNotes].map(safeLine).filter((one) => one !== ''),
    totals: totalsOf(ticket, words, price),
    tender: tenderOf(ticket, words),
    points: pointsEarned === undefined || pointsEarned === 0 ? undefined : words.points({ count: pointsEarned }),
    ...nextStepsOf(order, house, words),
  }
}

export function nextStepsOf(
  { ticket, location }: MailedOrder,
  house: MailHouse,
  words: MailWords,
): Pick<ReceiptFacts, 'link' | 'call'> {
  const { origin } = house.dress
  const phone = location?.phone === undefined ? brandPhone(house) : phoneIn(house, location.phone)
  const address = `${origin}/order/${encodeURIComponent(ticket.token)}`
  return {
    link: origin === undefined ? undefined : { label: words.look, address },
    call: phone === undefined ? undefined : words.call({ phone }),
  }
}

export function addressLines({ street1, street2, city, state, zip }: Address): readonly string[] {
  return [
    [street1, street2].filter(Boolean).join(', '),
    [city, `${state} ${zip}`.trim()].filter(Boolean).join(', '),
  ].filter((line) => line !== '')
}

function timesOf(order: MailedOrder, words: MailWords): readonly string[] {
  const { orderType } = order.ticket
  const { placed, wanted, about } = mailTimes(order, words)
  const first =
    wanted !== undefined
      ? words.wanted[orderType]({ when: wanted })
      : about !== undefined
        ? words.about[orderType]({ when: about })
        : words.soon
  const { checkIdFor } = order.ticket
  return [
    first,
    ...(checkIdFor === undefined ? [] : [words.showId({ age: checkIdFor })]),
    words.placed({ when: placed }),
  ]
}

function whereOf({ ticket, location }: MailedOrder, words: MailWords): readonly string[] {
  const { deliveryInfo, tableNumber } = ticket
  if (deliveryInfo !== undefined) return addressLines(deliveryInfo)
  return [
    ...(tableNumber === undefined ? [] : [words.table({ number: tableNumber })]),
    ticket.location.name,
    ...(location === undefined ? [] : addressLines(location.address)),
  ]
}

function totalsOf(ticket: Ticket, words: MailWords, price: ReceiptFacts['price']): ReceiptFacts['totals'] {
  return ticketTotals(ticket).flatMap((line) => {
    if (line._tag === 'NotYetKnown') return []
    const named = line._tag === 'Discount' && ticket.code !== ''
    return [
      {
        label: named ? words.code({ code: safeLine(ticket.code) }) : labelOf(line, words),
        amount: price(line.amount),
        isTotal: line._tag === 'Total',
      },
    ]
  })
}

function labelOf(line: NamedLine, words: MailWords): string {
  return (line._tag === 'Tax' || line._tag === 'IncludedTax') && line.rate !== undefined
    ? words.rated[line._tag]({ percent: rateText(line.rate) })
    : words.line[line._tag]
}

type NamedLine = Exclude<FooterLine, { readonly _tag: 'NotYetKnown' }>

function tenderOf({ payment }: Ticket, words: MailWords): string | undefined {
  if (payment === undefined) return undefined
  if (payment.kind === 'cash') return words.payCash
  if (payment.kind === 'none') return words.paidNothing
  const { brand, last4 } = payment
  if (brand === undefined || last4 === undefined) return words.paidByCard
  return words.paidBy({ brand: cardName(words, brand), last4 })
}

export function cardName(words: MailWords, brand: string): string {
  return isKnown(words, brand) ? words.cards[brand] : brand
}

function isKnown(words: MailWords, brand: string): brand is keyof MailWords['cards'] {
  return Object.hasOwn(words.cards, brand)
}
