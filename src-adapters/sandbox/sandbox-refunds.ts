import { randomUUID } from 'node:crypto'
import { type Minor, sum } from '../../src-domain/money/minor.ts'
import type { RefundLookup, RefundOutcome, RefundRequest } from '../../src-domain/payment/payment-gateway.ts'
import type { LedgerEntry } from './sandbox-ledger.ts'

export type RefundEntry = LedgerEntry & { readonly entry: 'refund' }

export interface RefundBooks {
  /** By transaction. */
  readonly authorisations: ReadonlyMap<string, Pick<LedgerEntry & { readonly entry: 'authorise' }, 'currency'>>
  /** By transaction. */
  readonly captured: ReadonlyMap<string, Minor>
  /** By reference. */
  readonly refunds: ReadonlyMap<string, RefundEntry>
  readonly append: (entry: LedgerEntry) => void
}

/** Refunds at most the captured amount, once per reference. */
export function sandboxRefunds({ authorisations, captured, refunds, append }: RefundBooks) {
  const of = (transactionId: string): Minor =>
    sum([...refunds.values()].filter((one) => one.transactionId === transactionId).map(({ amount }) => amount))
  const isRefundable = ({ transactionId, amount, currency }: RefundRequest): boolean => {
    const taken = captured.get(transactionId)
    if (authorisations.get(transactionId)?.currency !== currency) return false
    return taken !== undefined && amount > 0 && of(transactionId) + amount <= taken
  }
  return {
    of,
    lookUp: (reference: string): RefundLookup => {
      const before = refunds.get(reference)
      return before === undefined ? { _tag: 'NeverArrived' } : { _tag: 'Refunded', refundId: before.refundId }
    },
    refund: (request: RefundRequest): RefundOutcome => {
      const { reference, transactionId, amount, currency } = request
      const before = refunds.get(reference)
      if (before !== undefined) {
        const isSame =
          before.transactionId === transactionId && before.amount === amount && before.currency === currency
        return isSame ? { _tag: 'Refunded', refundId: before.refundId } : { _tag: 'Refused' }
      }
      if (!isRefundable(request)) return { _tag: 'Refused' }
      const refundId = `sbxref_${randomUUID()}`
      append({ entry: 'refund', reference, refundId, transactionId, amount, currency })
      return { _tag: 'Refunded', refundId }
    },
  }
}
