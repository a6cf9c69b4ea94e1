import type { Locale } from '../../src-domain/brand/brand.ts'
import { choiceWords, type DescribedLine } from '../../src-domain/cart/describe-line.ts'
import type { MailHouse } from './mail-house.ts'
import { escaped, mailPage } from './mail-page.ts'
import type { ReceiptFacts } from './receipt-facts.ts'

export interface ReceiptPage {
  readonly language: Locale
  readonly title: string
  readonly why: string
  readonly notes: string
  readonly house: MailHouse
}

export function receiptHtml(facts: ReceiptFacts, page: ReceiptPage): string {
  const { muted, border, accent, onAccent } = page.house.dress.colours
  const quiet = `color:${muted};font-size:14px;line-height:20px`
  const paragraph = (html: string, style = '') => `<p style="margin:0 0 16px;${style}">${html}</p>`
  const row = (left: string, right: string, style = '') =>
    `<tr><td style="padding:2px 8px 2px 0;${style}" valign="top">${left}</td><td align="right" valign="top" style="padding:2px 0;white-space:nowrap;${style}">${right}</td></tr>`
  const line = (one: DescribedLine) => {
    const details = [
      ...one.modifiers.map(
        (one) => `<span style="padding-left:${(one.depth + 1) * 12}px">${escaped(choiceWords(one))}</span>`,
      ),
      ...(one.notes === '' ? [] : [`<span style="padding-left:12px">&quot;${escaped(one.notes)}&quot;</span>`]),
    ].map((html) => `<div style="${quiet}">${html}</div>`)
    return row(`${one.quantity} &times; ${escaped(one.name)}${details.join('')}`, facts.price(one.total))
  }
  const table = (rows: readonly string[]) =>
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="border-top:1px solid ${border};margin:0 0 16px;padding-top:8px">${rows.join('')}</table>`
  const totals = facts.totals.map(({ label, amount, isTotal }) =>
    row(escaped(label), escaped(amount), isTotal ? 'font-size:18px;font-weight:bold;padding-top:8px' : ''),
  )
  const [first, ...later] = facts.times
  const body = [
    paragraph(escaped(facts.thanks)),
    `<h1 style="font-size:26px;line-height:32px;margin:0 0 4px">${escaped(facts.number)}</h1>`,
    first === undefined ? '' : paragraph(escaped(first), 'font-size:18px;font-weight:bold;margin-bottom:4px'),
    ...later.map((one) => paragraph(escaped(one), quiet)),
    paragraph(`<strong>${escaped(facts.where.label)}</strong><br>${facts.where.lines.map(escaped).join('<br>')}`),
    table(facts.lines.map(line)),
    facts.notes.length === 0
      ? ''
      : paragraph(
          `<strong>${escaped(page.notes)}</strong><br>${facts.notes.map((one) => `&quot;${escaped(one)}&quot;`).join('<br>')}`,
        ),
    table(totals),
    ...[facts.tender, facts.points].flatMap((one) => (one === undefined ? [] : [paragraph(escaped(one))])),
    facts.link === undefined
      ? ''
      : paragraph(
          `<a href="${escaped(facts.link.address)}" style="background:${accent};color:${onAccent};display:inline-block;padding:12px 20px;text-decoration:none;font-weight:bold">${escaped(facts.link.label)}</a>`,
        ),
    facts.call === undefined ? '' : paragraph(escaped(facts.call), 'margin-bottom:0'),
  ].join('\n')
  return mailPage({ language: page.language, title: page.title, house: page.house, body, foot: page.why })
}
