import type { HeldClock } from '../../line/held-clock.ts'
import type { Host } from './hosts.ts'
import type { Vault } from './vault.ts'

/** Values of `setlstat`: https://developer.cardpointe.com/cardconnect-api, Settlement Status Response Values. */
export type SettlementStatus = 'Authorized' | 'Queued for Capture' | 'Accepted' | 'Voided' | 'Declined' | 'Zero Amount'

export interface Response {
  readonly respproc: string
  readonly respcode: string
  readonly respstat: 'A' | 'B' | 'C'
  readonly resptext: string
}

export interface Transaction {
  readonly retref: string
  readonly orderid?: string
  /** A requested receipt decides where the order id is reported. */
  readonly wantsReceipt: boolean
  readonly status: SettlementStatus
  /** Cents, although the wire has dollars. Negative for refunds. */
  readonly cents: number
  readonly token: string
  readonly expiry: string
  readonly name?: string
  readonly response: Response
  readonly authcode: string
  readonly avsresp: string
  readonly cvvresp: string
  readonly entrymode: string
  readonly cof?: string
  readonly profile?: ProfileName
  readonly batchid?: string
  readonly refundOf?: string
  readonly at: number
  readonly capturedAt?: number
}

interface ProfileName {
  readonly profileid: string
  readonly acctid: string
}

export interface Account extends ProfileName {
  readonly token: string
  readonly expiry: string
  readonly isDefault: boolean
  readonly holder: Readonly<Record<string, string>>
}

export interface Batch {
  readonly batchid: string
  readonly closesAt: number
  readonly closedAt?: number
  /** A batch requested by merchant id alone is reported once. */
  readonly isTold: boolean
}

export interface Merchant {
  readonly merchid: string
  readonly user: string
  readonly password: string
  readonly host: Host
  readonly currency: string
  /** AVS and CVV results that the gateway declines: 101 and 37. */
  readonly refusedAvs: readonly string[]
  readonly refusedCvv: readonly string[]
  readonly needsCvv: boolean
  /** Account setting: declines contain `avsresp` and `cvvresp`. */
  readonly tellsChecks: boolean
  readonly refundsUnsettled: boolean
  readonly capturesMore: boolean
  /** Limit for `inquire`, `profile`, `settlestat` and `funding` together. UAT allows twenty. */
  readonly perMinute: number
}

export interface Books {
  readonly merchant: Merchant
  readonly clock: HeldClock
  readonly vault: Vault
  readonly transactions: Map<string, Transaction>
  readonly accounts: Map<string, Account>
  readonly batches: Map<string, Batch>
  readonly limited: number[]
  readonly number: () => number
}

export function keep(books: Books, transaction: Transaction): Transaction {
  books.transactions.set(transaction.retref, transaction)
  return transaction
}

/** Retrieval reference numbers have twelve digits, as in the vendor's examples. */
export function newRetref(books: Books): string {
  return String(328_000_000_000 + books.number() * 7_001)
}
