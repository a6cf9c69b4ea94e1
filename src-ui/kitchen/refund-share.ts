import * as O from 'fp-ts/lib/Option.js'
import type { OrderRecord } from '../../src-domain/kitchen/order-record.ts'
import type { RefundShare } from '../../src-domain/kitchen/order-record-gateway.ts'
import { centsFromText } from '../../src-domain/money/dollars.ts'

export type ShareKind = 'lines' | 'amount' | 'whole'

/** What a member entered to refund. */
export interface RefundEntry {
  readonly kind: ShareKind
  /** Pieces by the line's position. */
  readonly pieces: Readonly<Record<number, number>>
  readonly amount: string
}

export type EntryProblem = 'lines-missing' | 'amount-missing' | 'amount-too-much'

/** The entered share, or why it is none. */
export function enteredShare({ kind, pieces, amount }: RefundEntry, { left }: OrderRecord): RefundShare | EntryProblem {
  switch (kind) {
    case 'lines': {
      const lines = Object.entries(pieces).flatMap(([position, quantity]) =>
        quantity > 0 ? [{ position: Number(position), quantity }] : [],
      )
      return lines.length === 0 ? 'lines-missing' : { _tag: 'Lines', lines }
    }
    case 'amount': {
      // Some keyboards have a comma only.
      const read = centsFromText(
        amount
          .trim()
          .replace(/^\$\s*/, '')
          .replace(',', '.'),
      )
      if (O.isNone(read) || read.value <= 0) return 'amount-missing'
      return read.value > left.byAmount ? 'amount-too-much' : { _tag: 'Amount', amount: read.value }
    }
    case 'whole':
      return { _tag: 'Whole' }
  }
}
