import type { Minor } from '../../src-domain/money/minor.ts'
import { refundTotal } from '../../src-domain/ticket/refund-parts.ts'
import type { MailedRefund } from '../refund/mailed-refund.ts'
import { languageFor, type MailHouse } from './mail-house.ts'
import { mailPrice } from './mail-price.ts'
import type { Mail } from './mail-sender.ts'
import type { MailWords } from './mail-words.en.ts'
import { mailWordsFor } from './mail-words.ts'
import type { MailedOrder } from './mailed-order.ts'
import { cardName, nextStepsOf } from './receipt-facts.ts'
import { type RefundFacts, refundHtml } from './refund-html.tsx'
import { safeLine } from './safe-text.ts'

export function refundMail(order: MailedOrder, refund: MailedRefund, house: MailHouse): Mail | undefined {
  const { ticket } = order
  const to = ticket.patron.email
  if (to === undefined || to === '') return undefined
  const language = languageFor(house, order.language)
  const words = mailWordsFor(house, language)
  const names = { number: ticket.displayNumber, brand: house.brand.name }
  const facts = factsOf(order, refund, words, mailPrice(ticket, house, language))
  const subject = isCancellation(order, refund) ? words.refund.cancelledSubject(names) : words.refund.subject(names)
  const { link, call } = nextStepsOf(order, house, words)
  const why = words.why({ brand: house.brand.name })
  const number = words.number({ number: ticket.displayNumber })
  return {
    id: `refund:${order.id}:${refund.n}`,
    to,
    fromName: house.brand.name,
    ...(house.dress.replyTo === undefined ? {} : { replyTo: house.dress.replyTo }),
    subject,
    text: textOf([
      [house.brand.name, number],
      [facts.lead, ...facts.lines],
      facts.reason === undefined ? [] : [`"${facts.reason}"`],
      facts.amounts.map(({ label, amount }) => `${label}: ${amount}`),
      facts.after,
      link === undefined ? [] : [`${link.label}: ${link.address}`],
      [...(call === undefined ? [] : [call]), why],
    ]),
    html: refundHtml(facts, { language, title: subject, number, why, house, link, call }),
  }
}

/** One notice reports a cancellation and its full refund; earlier refunds had separate notices. */
function isCancellation({ cancelled }: MailedOrder, { isWhole }: MailedRefund): boolean {
  return cancelled !== undefined && isWhole
}

function factsOf(
  order: MailedOrder,
  refund: MailedRefund,
  { refund: words, ...all }: MailWords,
  price: (amount: Minor) => string,
): RefundFacts {
  const { ticket } = order
  const location = { location: ticket.location.name }
  const reason = safeLine(refund.reason)
  const isCancelled = isCancellation(order, refund)
  const lines = refund.lines.flatMap(({ position, quantity }) => {
    const name = ticket.items[position]?.name
    return name === undefined ? [] : [`${quantity} x ${name}`]
  })
  const isMoney = refundTotal(refund.parts) > 0
  const isOpenCash = isCancelled && ticket.payment?.kind === 'cash'
  const part = refund.lines.length === 0 ? words.amount(location) : words.lines(location)
  const amounts = amountsOf(order, refund, { refund: words, ...all }, price)
  return {
    lead: isCancelled ? words.cancelled(location) : refund.isWhole ? words.whole(location) : part,
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
  order: MailedOrder,
  refund: MailedRefund,
  words: MailWords,
  price: (amount: Minor) => string,
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
    {
      label: isCash ? words.refund.inCash : card,
      cents: isCash && isCancellation(order, refund) ? undefined : charged,
    },
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
