import { type Minor, subtract, sum, zero } from '../money/minor.ts'
import type { Tender, TenderSums } from './day-report.ts'
import type { RefundedRow, SoldRow } from './day-rows.ts'

interface Part {
  readonly tender: Tender
  readonly processor?: string
  readonly orders: number
  readonly paid: Minor
  readonly tips: Minor
  readonly refunded: Minor
  readonly refundedTips: Minor
}

const none = { orders: 0, paid: zero, tips: zero, refunded: zero, refundedTips: zero }
const tenders: readonly Tender[] = ['card', 'cash', 'gift-card', 'credit']

/** By tender, and cards by processor as in the ledger. Leaves out tenders without orders and refunds. */
export function tenderSums(sold: readonly SoldRow[], refunded: readonly RefundedRow[]): readonly TenderSums[] {
  const parts = [...sold.flatMap(paidParts), ...refunded.flatMap(refundedParts)]
  return tenders.flatMap((tender) => {
    const own = parts.filter((part) => part.tender === tender && (part.orders > 0 || part.refunded > 0))
    const processors = [...new Set(own.map(({ processor }) => processor))].toSorted()
    return processors.map((processor) =>
      summed(
        tender,
        processor,
        own.filter((part) => part.processor === processor),
      ),
    )
  })
}

function paidParts(row: SoldRow): readonly Part[] {
  return [
    { ...none, ...chargedTender(row), orders: row.byCharge, paid: row.due, tips: row.tip },
    { ...none, tender: 'gift-card', orders: row.byGiftCard, paid: row.giftCard },
    { ...none, tender: 'credit', orders: row.byCredit, paid: row.credit },
  ]
}

function refundedParts(row: RefundedRow): readonly Part[] {
  return [
    { ...none, ...chargedTender(row), refunded: row.charged, refundedTips: row.tip },
    { ...none, tender: 'gift-card', refunded: row.giftCard },
    { ...none, tender: 'credit', refunded: row.credit },
  ]
}

function chargedTender({ payment, processor }: Pick<SoldRow, 'payment' | 'processor'>) {
  if (payment !== 'card') return { tender: 'cash' } as const
  return { tender: 'card', ...(processor === undefined ? {} : { processor }) } as const
}

function summed(tender: Tender, processor: string | undefined, parts: readonly Part[]): TenderSums {
  const [paid, refunded] = [sum(parts.map((part) => part.paid)), sum(parts.map((part) => part.refunded))]
  return {
    tender,
    ...(processor === undefined ? {} : { processor }),
    orders: parts.reduce((count, part) => count + part.orders, 0),
    paid,
    tips: sum(parts.map((part) => part.tips)),
    refunded,
    refundedTips: sum(parts.map((part) => part.refundedTips)),
    net: subtract(paid, refunded),
  }
}
