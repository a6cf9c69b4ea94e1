// npm run refund -- --order=<order> [--line=2] [--cancel] [--reason=...] | --show

import { parseArgs } from 'node:util'
import { isLeft } from 'fp-ts/lib/Either.js'
import type { PriceText } from '../../src-domain/money/price-text.ts'
import { refundTotal } from '../../src-domain/ticket/refund-parts.ts'
import { announceOrder } from '../../src-server/kitchen/announce-order.ts'
import { type ClaimedRefund, claimRefund } from '../../src-server/refund/claim-refund.ts'
import type { RefundIntent, RefundRefusal } from '../../src-server/refund/draft-refund.ts'
import { piecesLeft, type RefundableOrder, refundableOrder } from '../../src-server/refund/refundable-order.ts'
import { readBrandSecrets } from '../environment/brand-secrets.ts'
import { gatewaysOf } from '../processors/server.ts'
import { brandPrices } from './brand-prices.ts'
import { tableLine } from './table-line.ts'
import { type OpenedDatabase, withDatabase } from './with-database.ts'

const usage = `npm run refund -- --order=<order> --show             shows its lines and refunds
npm run refund -- --order=<order>                    refunds the whole order with fees and tip
npm run refund -- --order=<order> --line=2           refunds the rest of line 2; --line=2x1: one piece of it
npm run refund -- --order=<order> --cancel           cancels the order, notifies the kitchen and refunds everything
       ... --reason='We ran out of noodles.'         shown to the customer
`

function say(line: string) {
  return process.stdout.write(`${line}\n`)
}

type RefundArguments = { readonly order: string } & (
  | { readonly _tag: 'Show' }
  | { readonly _tag: 'Refund'; readonly intent: RefundIntent }
)

const options = {
  order: { type: 'string' },
  line: { type: 'string', multiple: true },
  cancel: { type: 'boolean', default: false },
  show: { type: 'boolean', default: false },
  reason: { type: 'string', default: '' },
} as const

function read(given: readonly string[]) {
  try {
    return parseArgs({ args: [...given], options }).values
  } catch {
    return undefined
  }
}

const longestReason = 300

function argumentsOf(given: readonly string[]): RefundArguments | undefined {
  const values = read(given)
  if (values === undefined || !/^[A-Za-z0-9_-]{1,128}$/.test(values.order ?? '')) return undefined
  const { order = '', cancel: cancels, show, reason, line = [] } = values
  const lines = line.map(lineOf)
  if (show) return cancels || lines.length > 0 || reason !== '' ? undefined : { _tag: 'Show', order }
  if ((cancels && lines.length > 0) || reason.length > longestReason) return undefined
  const known = lines.filter((one) => one !== undefined)
  if (known.length < lines.length) return undefined
  return { _tag: 'Refund', order, intent: { cancels, reason, ...(known.length === 0 ? {} : { lines: known }) } }
}

/** "2": a line; "2x1": one piece of it. */
function lineOf(text: string): NonNullable<RefundIntent['lines']>[number] | undefined {
  const [, number, quantity] = /^([1-9]\d{0,5})(?:x([1-9]\d{0,5}))?$/.exec(text) ?? []
  if (number === undefined) return undefined
  return { position: Number(number) - 1, ...(quantity === undefined ? {} : { quantity: Number(quantity) }) }
}

function sentenceOf(refusal: RefundRefusal, price: PriceText): string {
  switch (refusal._tag) {
    case 'UnknownOrder':
      return 'there is no such order'
    case 'UnknownLine':
      return `the order has no line ${refusal.position + 1}`
    case 'TooMany':
      return `line ${refusal.position + 1}: only ${refusal.left} left to refund`
    case 'NothingLeft':
      return 'the order is already refunded, or a refund is pending'
    case 'MoreThanLeft':
      return `only ${price(refusal.left)} left to refund`
    case 'AlreadyCancelled':
      return 'the order is already cancelled'
    case 'TermsUnknown':
      return 'the order has no stored tax rates: only a full refund is possible'
    case 'BringsNothing':
      return 'nothing to refund: without these lines the promotion ends, and the rest costs as much as before'
    case 'NoRefunds':
      return `${refusal.processor} has no refund API: refund it in the vendor dashboard`
    case 'Busy':
      return 'another refund of this order is running: check the order and try again'
  }
}

const widths = [5, 9, 6, 30, 10]

function show(order: RefundableOrder, price: PriceText): number {
  const left = piecesLeft(order)
  say(tableLine(widths, ['line', 'ordered', 'left', 'item', 'each']))
  order.items.forEach(({ name, quantity, price: each }, at) => {
    say(tableLine(widths, [String(at + 1), String(quantity), String(left[at] ?? 0), name, price(each)]))
  })
  const { due, giftCard, credit, tip } = order.totals
  const others = `gift card ${price(giftCard)}, credit ${price(credit)}`
  say(`paid by ${order.payment.kind}: ${price(due)}, including a tip of ${price(tip)}; ${others}`)
  for (const { n, state, parts } of order.refunds) say(`refund ${n}: ${price(refundTotal(parts))}, ${state}`)
  if (order.isCancelled) say('cancelled')
  return 0
}

function reportRefund({ order, draft }: ClaimedRefund, price: PriceText): number {
  const { charged, giftCard, credit } = draft.parts
  const isByCard = order.payment.kind === 'card'
  if (draft.cancels) say('cancelled; the kitchen is notified')
  if (charged > 0 && isByCard) say(`${price(charged)} goes back to the card`)
  if (charged > 0 && !isByCard) say(`if paid, hand back ${price(charged)} in cash`)
  if (giftCard > 0) say(`${price(giftCard)} goes back to the gift card`)
  if (credit > 0) say(`${price(credit)} goes back to loyalty credit`)
  say(`refund ${draft.n} queued, to run now or at the next server start`)
  return 0
}

async function refund(opened: OpenedDatabase, asked: RefundArguments): Promise<number> {
  const { db, environment } = opened
  const order = await refundableOrder(db, asked.order)
  const price = (await brandPrices(opened))(order ?? {})
  if (asked._tag === 'Show') {
    if (order !== undefined) return show(order, price)
    say(sentenceOf({ _tag: 'UnknownOrder' }, price))
    return 1
  }
  const gateways = gatewaysOf(environment, readBrandSecrets(environment))
  const claimed = await claimRefund({ db, gateways }, asked.order, asked.intent)
  if (!isLeft(claimed)) {
    await announceOrder(opened, asked.order)
    return reportRefund(claimed.right, price)
  }
  say(`not refunded: ${sentenceOf(claimed.left, price)}`)
  return 1
}

const asked = argumentsOf(process.argv.slice(2))
if (asked === undefined) {
  process.stderr.write(usage)
  process.exitCode = 2
} else {
  process.exitCode = await withDatabase((opened) => refund(opened, asked))
}
