import type { Cents } from '../../src-domain/money/cents.ts'
import { refundTotal } from '../../src-domain/ordering/refund-parts.ts'
import type { ToldRefund } from '../refund/told-refund.ts'
import { languageFor, type MailHouse } from './mail-house.ts'
import { escaped, mailPage } from './mail-page.ts'
import type { Mail } from './mail-sender.ts'
import type { MailWords } from './mail-words.en.ts'
import { mailWordsFor } from './mail-words.ts'
import { priceIn } from './price-in.ts'
import { cardName, waysOn } from './receipt-facts.ts'
import { safeLine } from './safe-text.ts'
import type { ToldOrder } from './told-order.ts'

/** The content of a refund mail before it is text or HTML. */
interface RefundFacts {
  readonly lead: string
  readonly lines: readonly string[]
  /** Written by the restaurant. */
  readonly reason: string | undefined
  /** Where each amount goes. */
  readonly amounts: readonly { readonly label: string; readonly amount: string }[]
  readonly after: readonly string[]
}

/** The mail about a cancelled order or a refund, in the customer's language. */
export function refundMail(order: ToldOrder, refund: ToldRefund, house: MailHouse): Mail | undefined {
  const { ticket } = order
  const to = ticket.patron.email
  if (to === undefined || to === '') return undefined
  const language = languageFor(house, order.language)
  const words = mailWordsFor(house, language)
  const names = { number: ticket.displayNumber, brand: house.brand.name }
  const facts = factsOf(order, refund, words, priceIn(ticket, house, language))
  const subject = isCalledOff(order, refund) ? words.refund.cancelledSubject(names) : words.refund.subject(names)
  const { link, call } = waysOn(order, house, words)
  return {
    id: `refund:${order.id}:${refund.n}`,
    to,
    fromName: house.brand.name,
    ...(house.dress.replyTo === undefined ? {} : { replyTo: house.dress.replyTo }),
    subject,
    text: textOf([
      [house.brand.name, words.number({ number: ticket.displayNumber })],
      [facts.lead, ...facts.lines],
      facts.reason === undefined ? [] : [`"${facts.reason}"`],
      facts.amounts.map(({ label, amount }) => `${label}: ${amount}`),
      facts.after,
      link === undefined ? [] : [`${link.label}: ${link.address}`],
      [...(call === undefined ? [] : [call]), words.why],
    ]),
    html: mailPage({
      language,
      title: subject,
      house,
      body: htmlOf(facts, words.number({ number: ticket.displayNumber }), { link, call }, house),
      foot: words.why,
    }),
  }
}

/** A full refund after a cancellation is one notice; earlier refunds had their own. */
function isCalledOff({ cancelled }: ToldOrder, { isWhole }: ToldRefund): boolean {
  return cancelled !== undefined && isWhole
}

function factsOf(
  order: ToldOrder,
  refund: ToldRefund,
  { refund: words, ...all }: MailWords,
  price: (amount: Cents) => string,
): RefundFacts {
  const { ticket } = order
  const location = { location: ticket.location.name }
  const reason = safeLine(refund.reason)
  const isCancelled = isCalledOff(order, refund)
  const lines = refund.lines.flatMap(({ position, quantity }) => {
    const name = ticket.items[position]?.name
    return name === undefined ? [] : [`${quantity} x ${name}`]
  })
  const isMoney = refundTotal(refund.parts) > 0
  const isOpenCash = isCancelled && ticket.payment?.kind === 'cash'
  const amounts = amountsOf(order, refund, { refund: words, ...all }, price)
  return {
    lead: isCancelled ? words.cancelled(location) : refund.isWhole ? words.whole(location) : words.lines(location),
    lines: refund.isWhole ? [] : lines,
    reason: reason === '' ? undefined : reason,
    amounts,
    after: [
      ...(isMoney ? [] : [words.nothing]),
      ...(isOpenCash && refund.parts.charged > 0 ? [words.cashIfPaid] : []),
      ...(ticket.payment?.kind === 'card' && refund.parts.charged > 0 ? [words.bank] : []),
    ],
  }
}

/** A cancelled cash order may not have been paid, so no amount is promised. */
function amountsOf(
  order: ToldOrder,
  refund: ToldRefund,
  words: MailWords,
  price: (amount: Cents) => string,
): RefundFacts['amounts'] {
  const { payment } = order.ticket
  const { charged, giftCard, credit } = refund.parts
  const { brand, last4 } = payment ?? {}
  const isCash = payment?.kind === 'cash'
  const card =
    brand === undefined || last4 === undefined
      ? words.refund.toSomeCard
      : words.refund.toCard({ brand: cardName(words, brand), last4 })
  return [
    { label: isCash ? words.refund.inCash : card, cents: isCash && isCalledOff(order, refund) ? undefined : charged },
    { label: words.refund.toGiftCard, cents: giftCard },
    { label: words.refund.asCredit, cents: credit },
  ].flatMap(({ label, cents }) => (cents === undefined || cents === 0 ? [] : [{ label, amount: price(cents) }]))
}

function textOf(blocks: readonly (readonly string[])[]): string {
  return `${blocks
    .filter((block) => block.length > 0)
    .map((block) => block.join('\n'))
    .join('\n\n')}\n`
}

function htmlOf(
  facts: RefundFacts,
  number: string,
  { link, call }: ReturnType<typeof waysOn>,
  { dress: { colours } }: MailHouse,
): string {
  const { border, accent, onAccent } = colours
  const paragraph = (html: string, style = '') => `<p style="margin:0 0 16px;${style}">${html}</p>`
  const row = ({ label, amount }: RefundFacts['amounts'][number]) =>
    `<tr><td style="padding:2px 8px 2px 0" valign="top">${escaped(label)}</td><td align="right" valign="top" style="padding:2px 0;white-space:nowrap;font-weight:bold">${escaped(amount)}</td></tr>`
  return [
    `<h1 style="font-size:26px;line-height:32px;margin:0 0 4px">${escaped(number)}</h1>`,
    paragraph([facts.lead, ...facts.lines].map(escaped).join('<br>')),
    facts.reason === undefined ? '' : paragraph(`&quot;${escaped(facts.reason)}&quot;`),
    facts.amounts.length === 0
      ? ''
      : `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="border-top:1px solid ${border};margin:0 0 16px;padding-top:8px">${facts.amounts.map(row).join('')}</table>`,
    ...facts.after.map((one) => paragraph(escaped(one))),
    link === undefined
      ? ''
      : paragraph(
          `<a href="${escaped(link.address)}" style="background:${accent};color:${onAccent};display:inline-block;padding:12px 20px;text-decoration:none;font-weight:bold">${escaped(link.label)}</a>`,
        ),
    call === undefined ? '' : paragraph(escaped(call), 'margin-bottom:0'),
  ].join('\n')
}
