import { type Either, left, right } from 'fp-ts/lib/Either.js'
import { refundOfLines } from '../../src-domain/ordering/refund-of-lines.ts'
import { partsLeft, partsOf, type RefundParts, refundTotal } from '../../src-domain/ordering/refund-parts.ts'
import type { LineTaken } from '../store/rows/refund-state.ts'
import { givenOf, piecesLeft, type RefundableOrder } from './refundable-order.ts'

/** What a person wants given back. */
export interface RefundIntent {
  /** By position; without a quantity all that is left of it. Undefined: the whole order, with fee and tip. */
  readonly lines?: readonly { readonly position: number; readonly quantity?: number }[]
  /** The order is called off: nobody is to cook it. Always the whole. */
  readonly cancels: boolean
  /** The customer reads it. */
  readonly reason: string
}

export type RefundRefusal =
  | { readonly _tag: 'UnknownOrder' }
  | { readonly _tag: 'UnknownLine'; readonly position: number }
  | { readonly _tag: 'TooMany'; readonly position: number; readonly left: number }
  | { readonly _tag: 'NothingLeft' }
  | { readonly _tag: 'AlreadyCancelled' }
  /** The order is of before its rates were kept with it: only the whole of it can be given back. */
  | { readonly _tag: 'TermsUnknown' }
  /** Without these lines the rest would cost as much: its promotion would not hold. */
  | { readonly _tag: 'BringsNothing' }
  /** The processor gives nothing back but at its own desk. */
  | { readonly _tag: 'NoRefunds'; readonly processor: string }
  /** Others refund this order at this very moment. */
  | { readonly _tag: 'Busy' }

export interface RefundDraft {
  /** The first of an order is 1. */
  readonly n: number
  readonly isWhole: boolean
  readonly cancels: boolean
  readonly reason: string
  readonly lines: readonly LineTaken[]
  readonly parts: RefundParts
}

/** What this intent comes to by what the books say now. Nothing is written. */
export function draftRefund(order: RefundableOrder, intent: RefundIntent): Either<RefundRefusal, RefundDraft> {
  const { cancels, reason } = intent
  if (cancels && order.isCancelled) return left({ _tag: 'AlreadyCancelled' })
  const n = order.refunds.length + 1
  if (intent.lines !== undefined && !cancels) return linesDraft(order, intent.lines, { n, reason })
  const parts = partsLeft(partsOf(order.totals), givenOf(order))
  if (!cancels && refundTotal(parts) === 0) return left({ _tag: 'NothingLeft' })
  const lines = piecesLeft(order).flatMap((quantity, position) => (quantity > 0 ? [{ position, quantity }] : []))
  return right({ n, isWhole: true, cancels, reason, lines, parts })
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
  const parts = refundOfLines(order.charged, givenOf(order), after)
  if (refundTotal(parts) === 0) return left({ _tag: 'BringsNothing' })
  return right({ n, isWhole: false, cancels: false, reason, lines, parts })
}
