import type { OrderRecord } from '../../src-domain/kitchen/order-record.ts'
import type { RefundShare } from '../../src-domain/kitchen/order-record-gateway.ts'
import { typedAmount } from '../../src-domain/money/typed-amount.ts'
import type { TypedFormat } from '../../src-domain/money/typed-parts.ts'

export type ShareKind = 'lines' | 'amount' | 'whole'

/** What a member entered to refund. */
export interface RefundEntry {
  readonly kind: ShareKind
  /** Pieces by the line's position. */
  readonly pieces: Readonly<Record<number, number>>
  readonly amount: string
}

export type EntryProblem = 'lines-missing' | 'amount-missing' | 'amount-too-much'

export type EnteredShare =
  | { readonly _tag: 'Entered'; readonly share: RefundShare }
  | { readonly _tag: 'Wrong'; readonly problem: EntryProblem }

/** The entered share, or why it is none. */
export function enteredShare(
  { kind, pieces, amount }: RefundEntry,
  { left }: OrderRecord,
  format: TypedFormat,
): EnteredShare {
  switch (kind) {
    case 'lines': {
      const lines = Object.entries(pieces).flatMap(([position, quantity]) =>
        quantity > 0 ? [{ position: Number(position), quantity }] : [],
      )
      return lines.length === 0 ? wrong('lines-missing') : entered({ _tag: 'Lines', lines })
    }
    case 'amount': {
      const read = typedAmount(amount, format)
      if (read === undefined || read <= 0) return wrong('amount-missing')
      return read > left.byAmount ? wrong('amount-too-much') : entered({ _tag: 'Amount', amount: read })
    }
    case 'whole':
      return entered({ _tag: 'Whole' })
  }
}

function entered(share: RefundShare): EnteredShare {
  return { _tag: 'Entered', share }
}

function wrong(problem: EntryProblem): EnteredShare {
  return { _tag: 'Wrong', problem }
}
