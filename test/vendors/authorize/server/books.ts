import type { HeldClock } from '../../line/held-clock.ts'

/** https://developer.authorize.net/api/reference/index.html#transaction-reporting-get-transaction-details */
export type Status =
  | 'authorizedPendingCapture'
  | 'capturedPendingSettlement'
  | 'settledSuccessfully'
  | 'refundPendingSettlement'
  | 'refundSettledSuccessfully'
  | 'voided'
  | 'expired'
  | 'declined'

export interface Card {
  readonly brand: string
  readonly last4: string
  readonly expiry: string
  readonly cardCode?: string
  readonly zip?: string
}

export interface Transaction {
  readonly id: string
  readonly type: 'authOnlyTransaction' | 'authCaptureTransaction' | 'refundTransaction'
  readonly status: Status
  readonly refId?: string
  readonly refTransId?: string
  /** Cents, although the wire has dollars. */
  readonly authorised: number
  readonly settled: number
  readonly card: Card
  readonly batchId?: string
  readonly invoiceNumber?: string
  readonly description?: string
  readonly email?: string
  readonly at: number
  readonly authCode: string
  readonly avs: string
  readonly cvv: string
  readonly reason: { readonly code: string; readonly text: string }
}

export interface Profile {
  readonly id: string
  readonly merchantCustomerId?: string
  readonly description?: string
  readonly email?: string
  readonly cards: ReadonlyMap<string, Card>
}

export interface Merchant {
  readonly name: string
  readonly transactionKey: string
  /** AVS and CVV results that the account declines. */
  readonly refusedAvs: readonly string[]
  readonly refusedCvv: readonly string[]
}

export interface Books {
  readonly merchant: Merchant
  readonly clock: HeldClock
  readonly transactions: Map<string, Transaction>
  readonly profiles: Map<string, Profile>
  readonly batches: Map<string, number>
  readonly tokens: Map<string, { readonly card: Card; readonly since: number; readonly isUsed: boolean }>
  readonly number: () => string
}

export function openBooks(merchant: Merchant, clock: HeldClock): Books {
  let last = 60_020_000_000
  return {
    merchant,
    clock,
    transactions: new Map(),
    profiles: new Map(),
    batches: new Map(),
    tokens: new Map(),
    number: () => {
      last += 1
      return String(last)
    },
  }
}

/** Expires uncaptured authorisations after thirty days. */
export function elapse(books: Books): void {
  for (const one of books.transactions.values())
    if (one.status === 'authorizedPendingCapture' && books.clock.now() - one.at >= 30 * 24 * 3_600_000)
      books.transactions.set(one.id, { ...one, status: 'expired' })
}
