import { type Either, left, right } from 'fp-ts/lib/Either.js'
import { add, type Minor } from '../../src-domain/money/minor.ts'
import type { CategoryTax } from '../../src-domain/pricing/tax-categories.ts'
import { mostByAmount, refundOfAmount } from '../../src-domain/ticket/refund-of-amount.ts'
import { refundOfLines, taxesOfLeft } from '../../src-domain/ticket/refund-of-lines.ts'
import { partsLeft, partsOf, type RefundParts, refundTotal } from '../../src-domain/ticket/refund-parts.ts'
import { taxesBack } from '../../src-domain/ticket/taxes-back.ts'
import type { LineTaken } from '../store/rows/refund-state.ts'
import { piecesLeft, type RefundableOrder, refundedByAmount, refundedParts, refundedTaxes } from './refundable-order.ts'

export interface RefundIntent {
  /**
   * Lines by position; without a quantity, all that is left of the line. Without lines and amount: the whole order,
   * with fee and tip.
   */
  readonly lines?: readonly { readonly position: number; readonly quantity?: number }[]
  readonly amount?: Minor
  /** Always a full refund. */
  readonly cancels: boolean
  /** Shown to the customer. */
  readonly reason: string
}

export type RefundRefusal =
  | { readonly _tag: 'UnknownOrder' }
  | { readonly _tag: 'UnknownLine'; readonly position: number }
  | { readonly _tag: 'TooMany'; readonly position: number; readonly left: number }
  | { readonly _tag: 'NothingLeft' }
  | { readonly _tag: 'MoreThanLeft'; readonly left: Minor }
  | { readonly _tag: 'AlreadyCancelled' }
  /** The order predates stored rates, so only a full refund is possible. */
  | { readonly _tag: 'TermsUnknown' }
  /** The remaining lines would cost as much, because the promotion would not apply. */
  | { readonly _tag: 'BringsNothing' }
  | { readonly _tag: 'NoRefunds'; readonly processor: string }
  | { readonly _tag: 'Busy' }

export interface RefundDraft {
  /** Starts at 1 for each order. */
  readonly n: number
  readonly isWhole: boolean
  readonly cancels: boolean
  readonly reason: string
  readonly lines: readonly LineTaken[]
  readonly parts: RefundParts
  /** Only of an order with several rates. */
  readonly taxes?: readonly CategoryTax[]
}

export function draftRefund(order: RefundableOrder, intent: RefundIntent): Either<RefundRefusal, RefundDraft> {
  const { cancels, reason } = intent
  if (cancels && order.isCancelled) return left({ _tag: 'AlreadyCancelled' })
  const n = order.refunds.length + 1
  if (intent.lines !== undefined && !cancels) return linesDraft(order, intent.lines, { n, reason })
  const parts = partsLeft(partsOf(order.totals), refundedParts(order))
  if (intent.amount !== undefined && !cancels) return amountDraft(order, parts, intent.amount, { n, reason })
  if (!cancels && refundTotal(parts) === 0) return left({ _tag: 'NothingLeft' })
  const lines = piecesLeft(order).flatMap((quantity, position) => (quantity > 0 ? [{ position, quantity }] : []))
  return right({ n, isWhole: true, cancels, reason, lines, parts, ...taxesOf(order, parts) })
}

function linesDraft(
  order: RefundableOrder,
  wanted: NonNullable<RefundIntent['lines']>,
  { n, reason }: Pick<RefundDraft, 'n' | 'reason'>,
): Either<RefundRefusal, RefundDraft> {
  if (order.charged === undefined) return left({ _tag: 'TermsUnknown' })
  const after = [...piecesLeft(order)]
  const lines: LineTaken[] = []
  for (const { position, quantity } of wanted) {
    const pieces = after[position]
    if (pieces === undefined) return left({ _tag: 'UnknownLine', position })
    const taken = quantity ?? pieces
    if (taken > pieces || taken < 1) return left({ _tag: 'TooMany', position, left: pieces })
    after[position] = pieces - taken
    lines.push({ position, quantity: taken })
  }
  const parts = refundOfLines(order.charged, refundedParts(order), after, refundedByAmount(order))
  if (refundTotal(parts) === 0) return left({ _tag: 'BringsNothing' })
  const taxes = taxesOf(order, parts, taxesOfLeft(order.charged, after))
  return right({ n, isWhole: false, cancels: false, reason, lines, parts, ...taxes })
}

function amountDraft(
  order: RefundableOrder,
  rest: RefundParts,
  amount: Minor,
  { n, reason }: Pick<RefundDraft, 'n' | 'reason'>,
): Either<RefundRefusal, RefundDraft> {
  const most = mostByAmount(rest)
  if (most === 0 || amount < 1) return left({ _tag: 'NothingLeft' })
  if (amount > most) return left({ _tag: 'MoreThanLeft', left: most })
  const parts = refundOfAmount(rest, amount)
  return right({ n, isWhole: false, cancels: false, reason, lines: [], parts, ...taxesOf(order, parts) })
}

/** @param after taxes of the lines that stay; absent: the refund is for no line, or for all that is left */
function taxesOf(
  order: RefundableOrder,
  { sale, serviceFee, tax }: RefundParts,
  after?: readonly CategoryTax[],
): Pick<RefundDraft, 'taxes'> {
  const { taxes: whole } = order.totals
  if (whole === undefined) return {}
  const taxable = order.charged?.charges.isServiceFeeTaxable === true ? add(sale, serviceFee) : sale
  return { taxes: taxesBack({ whole, given: refundedTaxes(order), after, taxable, tax }) }
}
