import { choiceWords } from '../../src-domain/cart/describe-line.ts'
import { languageFor, type MailHouse } from './mail-house.ts'
import type { Mail } from './mail-sender.ts'
import type { MailWords } from './mail-words.en.ts'
import { mailWordsFor } from './mail-words.ts'
import type { MailedOrder } from './mailed-order.ts'
import { type ReceiptFacts, receiptFacts } from './receipt-facts.ts'
import { receiptHtml } from './receipt-html.tsx'

export function receiptMail(order: MailedOrder, house: MailHouse): Mail | undefined {
  const { ticket } = order
  const to = ticket.patron.email
  if (to === undefined || to === '' || order.cancelled !== undefined) return undefined
  const language = languageFor(house, order.language)
  const words = mailWordsFor(house, language)
  const facts = receiptFacts(order, house, language)
  const subject = words.subject({ number: ticket.displayNumber, brand: house.brand.name })
  return {
    id: `receipt:${order.id}`,
    to,
    fromName: house.brand.name,
    ...(house.dress.replyTo === undefined ? {} : { replyTo: house.dress.replyTo }),
    subject,
    text: receiptText(facts, house, words),
    html: receiptHtml(facts, {
      ...{ language, title: subject, house },
      ...{ why: words.why({ brand: house.brand.name }), notes: words.notes },
    }),
  }
}

function receiptText(facts: ReceiptFacts, { brand }: MailHouse, words: MailWords): string {
  const widest = Math.max(...facts.totals.map(({ label }) => label.length))
  const blocks: readonly (readonly string[])[] = [
    [brand.name, facts.thanks],
    [facts.number, ...facts.times],
    [facts.where.label, ...facts.where.lines],
    facts.lines.flatMap((line) => [
      `${line.quantity} x ${line.name}  ${facts.price(line.total)}`,
      ...line.modifiers.map((one) => `${'  '.repeat(one.depth + 1)}${choiceWords(one)}`),
      ...facts.allergens(line).map((text) => `  ${text}`),
      ...(line.notes === '' ? [] : [`  "${line.notes}"`]),
    ]),
    facts.notes.length === 0 ? [] : [words.notes, ...facts.notes.map((note) => `"${note}"`)],
    facts.totals.map(({ label, amount }) => `${label.padEnd(widest)}  ${amount.padStart(10)}`),
    [facts.tender, facts.points].filter((one) => one !== undefined),
    facts.link === undefined ? [] : [`${facts.link.label}: ${facts.link.address}`],
    [facts.call, words.why({ brand: brand.name })].filter((one) => one !== undefined),
  ]
  return `${blocks
    .filter((block) => block.length > 0)
    .map((block) => block.join('\n'))
    .join('\n\n')}\n`
}
